/** The messages are loaded with the first database error, because together they are larger than most screens. */
export { explain } from '@questboard/domain'
