import type { World } from './world.ts'

const troubles = `
  select 'a transfer does not add up to zero' as trouble, transfer_id::text as what from ledger_entry
   group by transfer_id having sum(amount_cents) <> 0
  union all
  select 'an account is overdrawn: ' || kind, account_id::text from ledger_balance
   where kind in ('company', 'escrow', 'creator') and balance_cents < 0
  union all
  select 'a company has money that is neither in escrow nor refunded', account_id::text from ledger_balance
   where kind = 'company' and balance_cents <> 0
  union all
  select 'an escrow does not hold the expected amount: ' || run.status, run.id::text from quest_run as run
   where escrow_of(run.id) <> case when run.status in ('CONTENTPRODUCTION', 'CONTENTREVIEW',
           'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION') or is_disputable(run.id) then run.amount_cents else 0 end
  union all
  select 'a quest run lacks ' || quest_run_lacks(run, run), run.id::text from quest_run as run
   where quest_run_lacks(run, run) is not null
     -- A payout account may be lost after the acceptance, content is made again after a review, and a payment that arrives
     -- too late goes back, as the companies' accounts say.
     and status not in ('PENDING_PAYMENT', 'CONTENTPRODUCTION', 'PAYMENT_EXPIRED')
     -- A payout may come back after it had arrived.
     and not (status = 'COMPLETED' and exists (select from domain_event where type = 'payoutPaid' and entity_id = run.payout_id))
  union all
  select 'an ended run has an open offer', run.id::text from quest_run as run join quest_bid as bid on bid.quest_run_id = run.id
   where run.status not in ('INITIAL_BID', 'COUNTER_BID') and bid.answer is null
  union all
  select 'a payment was refunded more than its amount', id::text from payment where refunded_cents > amount_cents
  union all
  select 'a chargeback was booked more than once', dispute.id::text from payment_dispute as dispute
   where (select coalesce(-sum(entry.amount_cents), 0)
            from ledger_transfer as transfer join ledger_entry as entry on entry.transfer_id = transfer.id
            join ledger_account as account on account.id = entry.account_id
           where transfer.idempotency_key in ('chargeback/' || dispute.provider_reference, 'chargeback_won/' || dispute.provider_reference)
             and account.kind = 'loss') not in (0, dispute.amount_cents)
  union all
  select 'chargebacks cover more refunds than their amount', id::text from payment where bank_holds(id) < 0
  union all
  select 'money that a bank returned is also being refunded', refund.id::text from payment_refund as refund
   where refund.status in ('waiting', 'failed') and bank_holds(refund.payment_id) > 0
  union all
  select 'a refund does not match its ledger transfer', transfer.id::text from ledger_transfer as transfer
   where transfer.kind = 'refund'
     and (select sum(amount_cents) from payment_refund where transfer_id = transfer.id) is distinct from (
       select sum(amount_cents) from ledger_entry where transfer_id = transfer.id and amount_cents > 0)
  union all
  select 'a transfer does not match the refunds it covers', cover.id::text from ledger_transfer as cover
   where cover.kind = 'refund_covered'
     and (select coalesce(sum(amount_cents), 0) from payment_refund where cover_id = cover.id) <> (
       select sum(entry.amount_cents) from ledger_entry as entry
         join ledger_transfer as transfer on transfer.id = entry.transfer_id join ledger_account as account on account.id = entry.account_id
        where account.kind = 'loss' and cover.id in (transfer.id, transfer.reverses_id))
  union all
  select 'a paid plan is neither active nor refunded', payment.id::text from payment
   where plan_id is not null and status in ('succeeded', 'refunded')
     and ((status = 'succeeded') <> (plan_valid_to is not null)
       or (plan_valid_to is not null) <> exists (select from ledger_transfer where payment_id = payment.id and kind = 'plan'))
  union all
  select 'a failed or expired payment still holds a plan', item.id::text from cart_item as item join payment on payment.id = item.payment_id
   where item.kind = 'plan' and payment.status in ('failed', 'expired')
  union all
  select 'a failed run has not returned its money', run.id::text from quest_run as run
   where run.status in ('CONTENT_SUBMISSION_DEADLINE_EXPIRED', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED')
     and not exists (select from ledger_transfer where quest_run_id = run.id and kind = 'escrow_returned')
     and not is_disputable(run.id)
     and not exists (select from quest_run_dispute where quest_run_id = run.id and status = 'decided' and decision = 'release')
  union all
  select 'the amount in escrow differs from the agreed amount', run.id::text from quest_run as run
   where run.paid_at is not null and run.amount_cents <> (
     select sum(entry.amount_cents) filter (where entry.amount_cents > 0)
       from ledger_entry as entry join ledger_account as account on account.id = entry.account_id
      where account.quest_run_id = run.id)
  union all
  select 'a payout differs from the earnings', run.id::text from quest_run as run join payout on payout.id = run.payout_id
   where payout.amount_cents is distinct from (
     select sum(entry.amount_cents) from ledger_entry as entry
       join ledger_account as account on account.id = entry.account_id join ledger_transfer as transfer on transfer.id = entry.transfer_id
      where transfer.quest_run_id = run.id and transfer.kind = 'earning' and account.kind = 'creator')
  union all
  select 'a payout attempt does not send the payout less its fee', attempt.payout_id::text from payout_attempt as attempt
    join payout on payout.id = attempt.payout_id
   where attempt.sent_cents <> payout.amount_cents - payout.fee_cents
  union all
  select 'the ledger amount at the vendor differs from the payout attempt', attempt.payout_id::text from payout_attempt as attempt
    join ledger_transfer as transfer on transfer.idempotency_key = 'payout/' || attempt.payout_id || '/' || attempt.number
    join ledger_entry as entry on entry.transfer_id = transfer.id
    join ledger_account as account on account.id = entry.account_id and account.kind = 'vendor'
   where entry.amount_cents <> attempt.sent_cents + attempt.fee_cents
  union all
  select 'a payout differs from the agreed net amount', run.id::text from quest_run as run
    join payout on payout.id = run.payout_id
   where run.net_cents <> payout.amount_cents - payout.fee_cents
     and not exists (select from quest_run_dispute where quest_run_id = run.id and decision = 'split')
  union all
  select 'the money of a run does not match the decision on its dispute', dispute.id::text
    from quest_run_dispute as dispute join quest_run_money as money using (quest_run_id)
   where dispute.status = 'decided' and dispute.creator_cents <> money.creator_cents + money.fee_cents
  union all
  select 'the costs in reports differ from the budget', budget.quest_id::text from quest_budget as budget
   where budget.spent_cents <> (select coalesce(sum(spent_cents), 0) from quest_run_cost as cost where cost.quest_id = budget.quest_id)
  union all
  select 'a cart contains a finished run', item.id::text from cart_item as item join quest_run as run on run.id = item.quest_run_id
   where run.finished_at is not null and item.payment_id is null
  union all
  select 'a status change has no event: ' || audit.entity || ' to ' || (audit.after ->> 'status'), audit.entity_id from audit_event as audit
   where audit.operation = 'UPDATE' and audit.entity in ('quest_run', 'quest_run_dispute', 'mission_run', 'key_campaign_participant', 'program_membership', 'invitation')
     and audit.before ->> 'status' <> audit.after ->> 'status'
     and (select count(*) from domain_event as event
           where event.entity = audit.entity and event.entity_id = audit.entity_id::uuid
             and event.payload ->> 'from' = audit.before ->> 'status' and event.payload ->> 'to' = audit.after ->> 'status'
             and event.payload ->> 'version' = audit.after ->> 'version') <> 1
  union all
  select 'an event was written twice: ' || type, entity_id::text from domain_event
   where payload ? 'version' group by type, entity_id, payload ->> 'version' having count(*) > 1
  union all
  select 'the history of a run differs from its events: ' || type, told.quest_run_id::text from (
    -- A withdrawn offer ends the bidding like a declined one.
    select quest_run_id, case type when 'BID_WITHDRAWN' then 'BID_REJECTED' else type end as type, count(*) as times
      from quest_run_event group by 1, 2) as told
    full join (
    select event.entity_id as quest_run_id, story.type, count(*) as times
      from domain_event as event join (values
        ('questRunCreated', 'NEW_OFFER'), ('bidExpired', 'BID_EXPIRED'), ('bidRejected', 'BID_REJECTED'),
        ('bidAccepted', 'QUEST_RUN_AWAITING_PAYMENT'), ('questPaid', 'QUEST_RUN_PAID'), ('questPaymentExpired', 'PAYMENT_EXPIRED'),
        ('contentSubmitted', 'FINAL_CONTENT_SUBMITTED'), ('contentAccepted', 'CONTENT_REVIEW'), ('contentRejected', 'CONTENT_REVIEW'),
        ('contentDeadlineExpired', 'CONTENT_PRODUCTION_DEADLINE_EXPIRED'), ('questRunCompleted', 'QUEST_RUN_COMPLETED'),
        ('questContentNotFound', 'CONTENT_NOT_FOUND'), ('questEmbargoBroken', 'EMBARGO_BROKEN'),
        ('listingVerified', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_SUCCESS'),
        ('listingFailed', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED')) as story (event, type) on story.event = event.type
     group by 1, 2
     union all
     select dispute.quest_run_id, story.type, count(*) from domain_event as event
       join quest_run_dispute as dispute on dispute.id = event.entity_id
       join (values ('questDisputeOpened', 'DISPUTE_OPENED'), ('questDisputeDecided', 'DISPUTE_DECIDED')) as story (event, type)
         on story.event = event.type
      group by 1, 2
     union all
     select message.quest_run_id, 'MESSAGE', count(*) from domain_event as event
       join quest_message as message on message.id = event.entity_id and event.type = 'questMessageSent'
      group by 1) as happened using (quest_run_id, type)
   where told.times is distinct from happened.times
     -- Of these no status tells.
     and type not in ('COUNTER_OFFER', 'GRACE_BEGAN', 'MORE_TIME_GIVEN')
  union all
  select 'an export is ready without a file or has a file too early', id::text from export
   where (status = 'ready') <> (upload_id is not null)
  union all
  select 'a matchmaking status does not match its end', id::text from matchmaking
   where (status = 'generating') <> (finished_at is null)
  union all
  select 'the counts of a bulk action differ from its rows', action.id::text
    from bulk_action as action
    join (select bulk_action_id, count(*) as items, count(answered_at) as answered, count(refusal) as refused
            from bulk_action_item group by 1) as told on told.bulk_action_id = action.id
   where (action.item_count, action.answered_count, action.refused_count) is distinct from (told.items, told.answered, told.refused)
      or (action.finished_at is not null) <> (told.items = told.answered)
      or (action.started_at is null and told.answered > 0)
  union all
  select 'the end or reason of a channel verification does not match its status', connection_id::text from channel_verification
   where (status = 'in_progress') <> (finished_at is null) or (reason is not null) <> (status = 'fails_requirements')
  union all
  select 'an event has no actor: ' || type, entity_id::text from domain_event
   where entity in ('quest_run', 'mission_run', 'key_campaign_participant', 'program_membership', 'invitation', 'payment', 'payout')
     and payload ->> 'by' is null
     -- An admin can move a deadline by hand, and a vendor's report only makes us ask the vendor.
     and type not in ('deadlineMoved', 'payoutReported')`

/** Checks the rules that the data must follow at any time. Returns an empty list if all rules are met. */
export const findTrouble = ({ run }: Pick<World, 'run'>): Promise<readonly Record<string, unknown>[]> =>
  run(troubles)
