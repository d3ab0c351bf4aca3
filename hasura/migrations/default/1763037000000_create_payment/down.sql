DROP TABLE card_event, payment_dispute, payment_dispute_status, payment_limit, payment, card_customer,
  payment_method, payment_transition, payment_status, money_vendor;
DROP FUNCTION card_event_emit();
DROP FUNCTION payment_dispute_emit();
DROP FUNCTION payment_limit_takes_two();
DROP FUNCTION remind_of_approvals();
DROP FUNCTION payment_exceeds_limit(uuid, uuid, bigint);
DROP FUNCTION payment_emit();
DROP FUNCTION payment_refuse();
