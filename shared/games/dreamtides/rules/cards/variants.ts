export {
  match,
  variantName,
  type Handlers,
  type Payload,
  type VariantName,
} from "../../language/display/ability/variants.js";
