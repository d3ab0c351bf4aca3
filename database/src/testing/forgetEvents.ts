/** Empties the outbox, which the product itself never does. */
export const forgetEvents = `set local session_replication_role = replica;
  delete from domain_event;
  set local session_replication_role = origin`
