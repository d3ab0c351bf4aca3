/**
 * Loaded with the first database error, because the messages for all database constraints are larger than most screens.
 */
export { explain } from '@questboard/domain'
