/** Empties the outbox, which is append-only in the product. */
export const forgetEvents = `set local session_replication_role = replica;
  delete from domain_event;
  set local session_replication_role = origin`
