/** Loaded with the first refusal: the sentences for every constraint of the database weigh more than most screens. */
export { explain } from '@questboard/domain'
