/** What is used of the patterns by which words are divided, language by language. */
declare module "hyphen/*/index.js" {
  const language: { readonly hyphenateSync: (text: string) => string };
  export default language;
}
