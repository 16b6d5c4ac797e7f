export { dropWhatIf, keepWhatIf, showWhatIf, startWhatIf, withShown } from "./acts.js";
export { ComparisonDialog } from "./ComparisonDialog.js";
export { WhatIfBand } from "./WhatIfBand.js";
export { WhatIfsDialog } from "./WhatIfsDialog.js";
