/** The type of imports that end in `?text`: a GraphQL document as text (bundle/documents.ts). */
declare module '*?text' {
  const operation: { readonly name: string; readonly text: string }
  export default operation
}
