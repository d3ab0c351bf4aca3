CREATE TABLE key_campaign (
  id                uuid PRIMARY KEY REFERENCES activation ON DELETE CASCADE,
  kind              text NOT NULL GENERATED ALWAYS AS ('KEY') STORED,
  waitlist          boolean NOT NULL DEFAULT false,
  converted_at      timestamptz,
  planned_release   date,
  codes_per_creator integer NOT NULL DEFAULT 1,
  updated_at        timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT key_campaign_kind FOREIGN KEY (id, kind) REFERENCES activation (id, kind) ON DELETE CASCADE,
  CONSTRAINT key_campaign_codes_per_creator_positive CHECK (codes_per_creator > 0)
);
COMMENT ON TABLE key_campaign IS 'The fields of a key campaign in addition to its activation.';
COMMENT ON COLUMN key_campaign.id IS 'The activation''s id.';
COMMENT ON COLUMN key_campaign.kind IS 'Always KEY: ties the row to an activation of that kind.';
COMMENT ON COLUMN key_campaign.waitlist IS 'True before the launch, when creators can only join the waitlist. Setting the column to false enables invitations, claims and content.';
COMMENT ON COLUMN key_campaign.converted_at IS 'When the waitlist was converted.';
COMMENT ON COLUMN key_campaign.planned_release IS 'The planned release date of the game.';
COMMENT ON COLUMN key_campaign.codes_per_creator IS 'The maximum number of codes per creator.';
COMMENT ON COLUMN key_campaign.updated_at IS 'When the row last changed.';
SELECT guard_access('key_campaign', '{company}', '{id,activation}');

CREATE FUNCTION key_campaign_refuse() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.waitlist AND NOT OLD.waitlist AND EXISTS (SELECT FROM activation WHERE id = NEW.id AND status <> 'draft') THEN
    PERFORM refuse('key_campaign_waitlist_before_publish', 'a key campaign can become a waitlist only while it is a draft');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION key_campaign_refuse() IS 'Refuses to turn a published key campaign into a waitlist.';
CREATE TRIGGER key_campaign_refuse BEFORE UPDATE OF waitlist ON key_campaign FOR EACH ROW EXECUTE FUNCTION key_campaign_refuse();
COMMENT ON TRIGGER key_campaign_refuse ON key_campaign IS 'refuse';

CREATE FUNCTION key_campaign_stamp() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := now();
  IF OLD.waitlist AND NOT NEW.waitlist THEN
    NEW.converted_at := now();
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION key_campaign_stamp() IS 'Stores when a key campaign changed and when its waitlist was converted.';
CREATE TRIGGER key_campaign_stamp BEFORE UPDATE ON key_campaign FOR EACH ROW EXECUTE FUNCTION key_campaign_stamp();
COMMENT ON TRIGGER key_campaign_stamp ON key_campaign IS 'stamp';

CREATE FUNCTION key_campaign_emit() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  outer_move text := coalesce(current_setting('questboard.move', true), '');
BEGIN
  PERFORM set_config('questboard.move', '{"name": "convertWaitlist", "by": "company"}', true);
  PERFORM emit_event('waitlistConverted', 'activation', NEW.id);
  PERFORM set_config('questboard.move', outer_move, true);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION key_campaign_emit() IS 'Announces that a waitlist was converted.';
CREATE TRIGGER key_campaign_emit AFTER UPDATE OF waitlist ON key_campaign
  FOR EACH ROW WHEN (OLD.waitlist AND NOT NEW.waitlist) EXECUTE FUNCTION key_campaign_emit();
COMMENT ON TRIGGER key_campaign_emit ON key_campaign IS 'outbox';

CREATE FUNCTION key_campaign_tally() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  outer_move text := coalesce(current_setting('questboard.move', true), '');
BEGIN
  PERFORM set_config('questboard.move', '{"name": "convertWaitlist", "by": "company"}', true);
  UPDATE key_campaign_participant SET status = 'pending' WHERE campaign_id = NEW.id AND status = 'waitlist';
  PERFORM set_config('questboard.move', outer_move, true);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION key_campaign_tally() IS 'Turns the creators of a converted waitlist into applicants.';
CREATE TRIGGER key_campaign_tally AFTER UPDATE OF waitlist ON key_campaign
  FOR EACH ROW WHEN (OLD.waitlist AND NOT NEW.waitlist) EXECUTE FUNCTION key_campaign_tally();
COMMENT ON TRIGGER key_campaign_tally ON key_campaign IS 'tally';

-- Nothing can be shown before an embargo ends, so no content is due before it either (rules §5).
CREATE FUNCTION key_content_deadline(claimed_at timestamptz, embargo_at timestamptz) RETURNS timestamptz
  LANGUAGE sql IMMUTABLE AS $$
  SELECT greatest(claimed_at + interval '30 days', embargo_at + interval '7 days')
$$;
COMMENT ON FUNCTION key_content_deadline(timestamptz, timestamptz) IS 'The deadline for content made with a claimed key: 30 days after the claim, or 7 days after the embargo if that is later.';

CREATE TABLE key_campaign_participant_status (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE key_campaign_participant_status IS 'The status of a creator in a key campaign (rules §3 creator campaign user statuses, §4).';
COMMENT ON COLUMN key_campaign_participant_status.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN key_campaign_participant_status.comment IS 'The meaning of the value.';
INSERT INTO key_campaign_participant_status (value, comment) VALUES
  ('pending', 'Applied; waiting for the company'),
  ('waitlist', 'On the waitlist of a pre-launch campaign'),
  ('waiting_for_access', 'Accepted once Questboard grants access to keys'),
  ('pending_accept', 'Invited; has not answered yet'),
  ('accepted', 'Accepted: can claim codes'),
  ('rejected', 'Rejected'),
  ('claimed_key', 'Claimed a code: 30 days to submit content'),
  ('submitted_content', 'Submitted content'),
  ('completed', 'Completed: content accepted'),
  ('failed', 'Failed: no content within 30 days');

CREATE TABLE key_campaign_participant_transition (
  from_status text NOT NULL REFERENCES key_campaign_participant_status ON DELETE RESTRICT,
  to_status   text NOT NULL REFERENCES key_campaign_participant_status ON DELETE RESTRICT,
  event       text NOT NULL,
  PRIMARY KEY (from_status, to_status)
);
COMMENT ON TABLE key_campaign_participant_transition IS 'The allowed changes of key_campaign_participant.status. A trigger refuses all others.';
COMMENT ON COLUMN key_campaign_participant_transition.from_status IS 'The status before the change.';
COMMENT ON COLUMN key_campaign_participant_transition.to_status IS 'The status after the change.';
COMMENT ON COLUMN key_campaign_participant_transition.event IS 'The name of the status change in events and logs.';
INSERT INTO key_campaign_participant_transition (from_status, to_status, event) VALUES
  ('pending', 'accepted', 'keyApplicationAccepted'),
  ('pending', 'rejected', 'keyApplicationRejected'),
  ('pending', 'waiting_for_access', 'keyAccessAwaited'),
  ('waitlist', 'pending', 'waitlistConverted'),
  ('waitlist', 'accepted', 'keyApplicationAccepted'),
  ('waitlist', 'rejected', 'keyApplicationRejected'),
  ('waiting_for_access', 'pending', 'keyAccessGranted'),
  ('waiting_for_access', 'accepted', 'keyApplicationAccepted'),
  ('waiting_for_access', 'rejected', 'keyApplicationRejected'),
  ('pending_accept', 'accepted', 'keyInvitationAccepted'),
  ('pending_accept', 'waitlist', 'keyInvitationAccepted'),
  ('pending_accept', 'rejected', 'keyInvitationRejected'),
  ('rejected', 'accepted', 'keyApplicationAccepted'),
  ('accepted', 'rejected', 'keyApplicationRejected'),
  ('accepted', 'claimed_key', 'keyClaimed'),
  ('accepted', 'failed', 'keyAccessEnded'),
  ('claimed_key', 'submitted_content', 'keyContentSubmitted'),
  ('claimed_key', 'failed', 'keyContentDeadlineExpired'),
  ('submitted_content', 'claimed_key', 'keyContentRejected'),
  ('submitted_content', 'completed', 'keyContentAccepted'),
  ('waiting_for_access', 'waitlist', 'keyAccessGranted'),
  ('failed', 'submitted_content', 'keyContentSubmitted'),
  ('claimed_key', 'accepted', 'keyTakenBack'),
  ('pending_accept', 'waiting_for_access', 'keyAccessAwaited'),
  ('rejected', 'waiting_for_access', 'keyAccessAwaited'),
  ('failed', 'waiting_for_access', 'keyAccessAwaited'),
  ('failed', 'accepted', 'keyInvitationAccepted');

CREATE TABLE key_campaign_participant (
  id                uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  campaign_id       uuid NOT NULL REFERENCES key_campaign ON DELETE RESTRICT,
  company_id        uuid NOT NULL REFERENCES company ON DELETE RESTRICT,
  creator_id        uuid NOT NULL REFERENCES creator ON DELETE RESTRICT,
  status            text NOT NULL DEFAULT 'pending' REFERENCES key_campaign_participant_status ON DELETE RESTRICT,
  message           text NOT NULL DEFAULT '',
  applied_at        timestamptz NOT NULL DEFAULT now(),
  decided_at        timestamptz,
  claimed_at        timestamptz,
  deadline_at       timestamptz,
  finished_at       timestamptz,
  decision_reason   text NOT NULL DEFAULT '',
  screening         text,
  screened_at       timestamptz,
  embargo_broken_at timestamptz,
  embargo_content_id uuid REFERENCES content ON DELETE SET NULL,
  status_changed_at timestamptz NOT NULL DEFAULT now(),
  version           integer NOT NULL DEFAULT 1,
  created_at        timestamptz NOT NULL DEFAULT now(),
  updated_at        timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT key_campaign_participant_once UNIQUE (campaign_id, creator_id),
  UNIQUE (id, creator_id),
  CONSTRAINT key_campaign_participant_message_length CHECK (length(message) <= 2000),
  CONSTRAINT key_campaign_participant_decision_reason_length CHECK (length(decision_reason) <= 2000),
  CONSTRAINT key_campaign_participant_screening_known
    CHECK (screening IN ('accepted', 'size_tier', 'newcomer', 'history', 'region', 'daily_cap')),
  CONSTRAINT key_campaign_participant_screening_dated CHECK ((screening IS NULL) = (screened_at IS NULL))
);
COMMENT ON TABLE key_campaign_participant IS 'A creator''s participation in a key campaign.';
COMMENT ON COLUMN key_campaign_participant.id IS 'The unique id of the row.';
COMMENT ON COLUMN key_campaign_participant.campaign_id IS 'The key campaign that the row belongs to.';
COMMENT ON COLUMN key_campaign_participant.company_id IS 'The owning company, always equal to the activation''s company.';
COMMENT ON COLUMN key_campaign_participant.creator_id IS 'The creator that the row is about.';
COMMENT ON COLUMN key_campaign_participant.status IS 'The creator''s status.';
COMMENT ON COLUMN key_campaign_participant.message IS 'The creator''s message when applying.';
COMMENT ON COLUMN key_campaign_participant.applied_at IS 'When the creator applied or was invited.';
COMMENT ON COLUMN key_campaign_participant.decided_at IS 'When the company accepted or rejected the creator.';
COMMENT ON COLUMN key_campaign_participant.claimed_at IS 'When the first code was claimed. Empty again if all codes were revoked.';
COMMENT ON COLUMN key_campaign_participant.deadline_at IS 'The deadline to submit content: 30 days after the claim, or 7 days after the embargo if that is later.';
COMMENT ON COLUMN key_campaign_participant.finished_at IS 'When the participation was completed, failed or rejected.';
COMMENT ON COLUMN key_campaign_participant.decision_reason IS 'The company''s reason for a rejection, shown to the creator.';
COMMENT ON COLUMN key_campaign_participant.screening IS 'The result of the company''s acceptance rules: accepted, or the unmet rules. Empty until the rules have run.';
COMMENT ON COLUMN key_campaign_participant.screened_at IS 'When the acceptance rules ran.';
COMMENT ON COLUMN key_campaign_participant.embargo_broken_at IS 'When content was first seen in public before the embargo ended.';
COMMENT ON COLUMN key_campaign_participant.embargo_content_id IS 'The content that broke the embargo.';
COMMENT ON COLUMN key_campaign_participant.status_changed_at IS 'When the status last changed.';
COMMENT ON COLUMN key_campaign_participant.version IS 'The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read.';
COMMENT ON COLUMN key_campaign_participant.created_at IS 'When the row was created.';
COMMENT ON COLUMN key_campaign_participant.updated_at IS 'When the row last changed.';
CREATE INDEX key_campaign_participant_company_idx ON key_campaign_participant (company_id, status, applied_at DESC);
CREATE INDEX key_campaign_participant_campaign_status_idx ON key_campaign_participant (campaign_id, status, applied_at DESC);
CREATE INDEX key_campaign_participant_creator_idx ON key_campaign_participant (creator_id, status, applied_at DESC);
CREATE INDEX key_campaign_participant_embargo_content_id_idx ON key_campaign_participant (embargo_content_id)
  WHERE embargo_content_id IS NOT NULL;
CREATE INDEX key_campaign_participant_deadline_idx ON key_campaign_participant (deadline_at) WHERE status = 'claimed_key';

CREATE INDEX key_campaign_participant_company_applied_idx ON key_campaign_participant (company_id, applied_at DESC NULLS LAST, id);
CREATE INDEX key_campaign_participant_unscreened_idx ON key_campaign_participant (campaign_id, applied_at)
  WHERE status = 'pending' AND (screening IS NULL OR screening = 'daily_cap');
CREATE INDEX key_campaign_participant_accepted_by_rules_idx ON key_campaign_participant (campaign_id, screened_at)
  WHERE screening = 'accepted';
CREATE INDEX key_campaign_participant_company_moved_idx ON key_campaign_participant (company_id, status_changed_at DESC);
SELECT begin_with('key_campaign_participant', 'participant of a key campaign', '{pending,pending_accept,waitlist,waiting_for_access}',
  '{decided_at,claimed_at,finished_at}');

-- A creator who accepted the company's own invitation before they had access is accepted when an admin grants access,
-- without another decision of the company.
CREATE FUNCTION creator_access_release_applicants() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  outer_move text := coalesce(current_setting('questboard.move', true), '');
BEGIN
  PERFORM set_config('questboard.move', '{"name": "releaseApplicants", "by": "admin"}', true);
  UPDATE key_campaign_participant
     SET status = CASE
           WHEN is_waitlist(campaign_id) THEN 'waitlist'
           WHEN is_invited(campaign_id, creator_id) AND (SELECT is_editable FROM activation WHERE id = campaign_id) THEN 'accepted'
           ELSE 'pending' END
   WHERE creator_id = NEW.creator_id AND status = 'waiting_for_access';
  PERFORM set_config('questboard.move', outer_move, true);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION creator_access_release_applicants() IS
  'Turns creators who waited for access to keys into applicants, and accepts the ones whom the company had invited.';
CREATE TRIGGER creator_access_release_applicants AFTER INSERT OR UPDATE OF status ON creator_access
  FOR EACH ROW WHEN (NEW.kind = 'keys' AND NEW.status = 'approved') EXECUTE FUNCTION creator_access_release_applicants();
COMMENT ON TRIGGER creator_access_release_applicants ON creator_access IS 'tally';

CREATE FUNCTION next_day_in_stockholm(moment timestamptz) RETURNS timestamptz
  LANGUAGE sql STABLE AS $$
  SELECT (date_trunc('day', moment AT TIME ZONE 'Europe/Stockholm') + interval '1 day') AT TIME ZONE 'Europe/Stockholm'
$$;
COMMENT ON FUNCTION next_day_in_stockholm(timestamptz) IS 'The next midnight in Stockholm after a moment.';

CREATE FUNCTION keys_accepted_today(of_campaign_id uuid) RETURNS bigint
  LANGUAGE sql STABLE AS $$
  SELECT count(*) FROM key_campaign_participant
   WHERE campaign_id = of_campaign_id AND screening = 'accepted' AND screened_at >= date_trunc('day', now(), 'Europe/Stockholm')
$$;
COMMENT ON FUNCTION keys_accepted_today(uuid) IS 'The number of creators that a key campaign''s rules have accepted since midnight in Stockholm.';

-- rules §6: an admin's approval gives a creator access to keys, so a company cannot accept creators without access, and
-- it cannot accept creators after the campaign has ended. Creators whose codes were revoked were accepted before.
CREATE FUNCTION refuse_key_acceptance(participant key_campaign_participant) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM activation WHERE id = participant.campaign_id AND is_editable) THEN
    PERFORM refuse('key_accepted_before_end', 'the campaign has ended and no longer accepts creators');
  END IF;
  -- Admins can accept any creator.
  IF session_variable('x-hasura-role') IN ('company', 'creator') AND NOT EXISTS (
    SELECT FROM creator_access WHERE creator_id = participant.creator_id AND kind = 'keys' AND status = 'approved') THEN
    PERFORM refuse('key_accepted_with_access', 'the creator is not approved for keys');
  END IF;
END $$;
COMMENT ON FUNCTION refuse_key_acceptance(key_campaign_participant) IS 'Refuses to accept a creator without approval for keys, and any creator after the key campaign has ended.';

CREATE FUNCTION refuse_beyond_daily_cap(of_campaign_id uuid) RETURNS void
  LANGUAGE plpgsql AS $$
DECLARE
  most integer;
BEGIN
  -- The lock makes acceptances wait for each other, so that each one counts the earlier ones.
  SELECT daily_cap INTO most FROM key_acceptance WHERE activation_id = of_campaign_id FOR NO KEY UPDATE;
  IF most IS NULL OR keys_accepted_today(of_campaign_id) >= most THEN
    PERFORM refuse('key_acceptance_daily_cap', format('the rules accept at most %s creators a day', coalesce(most, 0)));
  END IF;
END $$;
COMMENT ON FUNCTION refuse_beyond_daily_cap(uuid) IS 'Refuses to accept more creators by the rules than the company allows per day.';

CREATE FUNCTION key_campaign_participant_refuse() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    -- Locks the account before the activation, because deleting an account locks in the same order.
    PERFORM refuse_deleted_account(NEW.creator_id);
    PERFORM refuse_entry(to_jsonb(NEW), NEW.campaign_id);
    RETURN NEW;
  END IF;
  IF OLD.status <> NEW.status THEN
    IF is_by_hand() THEN
      PERFORM refuse_by_hand('status', 'key campaign participant', 'set "deadline_at" to the current time; a claimed key without content then fails');
    END IF;
    IF NEW.status = 'accepted' AND OLD.status = 'rejected' THEN
      PERFORM refuse_deleted_account(NEW.creator_id);
    END IF;
    IF NEW.status = 'accepted' AND OLD.status <> 'claimed_key' THEN
      PERFORM refuse_key_acceptance(NEW);
    END IF;
    IF OLD.status = 'accepted' AND NEW.status = 'claimed_key' AND NOT EXISTS (SELECT FROM code_claim WHERE participant_id = NEW.id) THEN
      PERFORM refuse('key_claimed_with_code', 'a key becomes claimed when its code is claimed');
    END IF;
    IF OLD.status = 'failed' AND NEW.status = 'submitted_content' AND (NEW.claimed_at IS NULL OR OLD.finished_at < now() - interval '30 days') THEN
      PERFORM refuse('key_content_late_30_days', 'late content counts for 30 days');
    END IF;
  END IF;
  IF NEW.screening = 'accepted' AND OLD.screening IS DISTINCT FROM 'accepted' THEN
    PERFORM refuse_beyond_daily_cap(NEW.campaign_id);
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION key_campaign_participant_refuse() IS
  'Refuses a creator who cannot join the campaign, a status change without a lifecycle move, and a status whose preconditions are not met.';
SELECT guard_status('key_campaign_participant', 'participant of a key campaign');
CREATE TRIGGER key_campaign_participant_refuse BEFORE INSERT OR UPDATE OF status, screening ON key_campaign_participant
  FOR EACH ROW EXECUTE FUNCTION key_campaign_participant_refuse();

-- If a creator's only code is revoked, their deadline ends and restarts with the next code they claim (rules §4). rules §9:
-- key claim, 30 days to submit content.
CREATE FUNCTION key_campaign_participant_stamp() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := now();
  NEW.version := OLD.version + 1;
  IF OLD.status = NEW.status THEN
    RETURN NEW;
  END IF;
  NEW.status_changed_at := now();
  IF NEW.status = 'claimed_key' THEN
    NEW.claimed_at := coalesce(NEW.claimed_at, now());
    NEW.deadline_at := coalesce(NEW.deadline_at, key_content_deadline(
      NEW.claimed_at, (SELECT embargo_at FROM activation WHERE id = NEW.campaign_id)));
  END IF;
  IF OLD.status = 'failed' AND NEW.status <> 'submitted_content' THEN
    -- A creator who is invited again starts from the beginning. The deadline for a code that they already have restarts too.
    NEW.claimed_at := NULL;
    NEW.deadline_at := NULL;
  END IF;
  IF NEW.status = 'waiting_for_access' THEN
    NEW.decided_at := NULL;
  END IF;
  IF OLD.status = 'claimed_key' AND NEW.status = 'accepted' THEN
    -- The date of the company's acceptance stays, because only the code was revoked.
    NEW.claimed_at := NULL;
    NEW.deadline_at := NULL;
  ELSIF NEW.status IN ('accepted', 'rejected') THEN
    NEW.decided_at := now();
  END IF;
  IF NEW.status <> 'rejected' THEN
    NEW.decision_reason := '';
  END IF;
  NEW.finished_at := CASE WHEN NEW.status IN ('completed', 'failed', 'rejected') THEN now() END;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION key_campaign_participant_stamp() IS 'Stores the version of a participant, the times of its status changes, and the deadline of a claimed key.';
CREATE TRIGGER key_campaign_participant_stamp BEFORE UPDATE ON key_campaign_participant
  FOR EACH ROW EXECUTE FUNCTION key_campaign_participant_stamp();
SELECT follow_owner('key_campaign_participant', 'activation', 'campaign_id');

SELECT keep_trail('key_campaign_participant', 'INSERT OR UPDATE OF status OR DELETE', '{id}');

CREATE FUNCTION key_campaign_participant_emit() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM emit_step('key_campaign_participant', NULL, to_jsonb(NEW), 'keyRequested');
  ELSIF OLD.status <> NEW.status THEN
    PERFORM emit_step('key_campaign_participant', to_jsonb(OLD), to_jsonb(NEW), NULL);
  ELSIF OLD.deadline_at IS NOT NULL AND OLD.deadline_at IS DISTINCT FROM NEW.deadline_at THEN
    PERFORM emit_deadline('key_campaign_participant', to_jsonb(OLD), to_jsonb(NEW));
  END IF;
  -- The campaign's workflow applies the rules, so it needs an event for each request.
  IF NEW.status = 'pending' AND OLD.status IS DISTINCT FROM 'pending'
     AND EXISTS (SELECT FROM key_acceptance WHERE activation_id = NEW.campaign_id) THEN
    PERFORM emit_event('keyScreeningWanted', 'activation', NEW.campaign_id);
  END IF;
  -- If a company accepts more creators than it has codes for, it is notified before the creators notice (rules §4).
  IF TG_OP = 'UPDATE' AND NEW.status = 'accepted' AND OLD.status <> 'accepted' THEN
    PERFORM tell_short_promise(NEW.campaign_id);
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION key_campaign_participant_emit() IS
  'Announces a new participant, each change of the status, a moved deadline, a request for the acceptance rules, and a low number of codes.';
CREATE TRIGGER key_campaign_participant_emit AFTER INSERT OR UPDATE OF status, deadline_at ON key_campaign_participant
  FOR EACH ROW EXECUTE FUNCTION key_campaign_participant_emit();

CREATE FUNCTION key_campaign_participant_tally() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE activation SET participant_count = participant_count + 1 WHERE id = NEW.campaign_id;
    RETURN NULL;
  END IF;
  IF TG_OP = 'DELETE' THEN
    UPDATE activation SET participant_count = participant_count - 1 WHERE id = OLD.campaign_id;
    RETURN NULL;
  END IF;
  IF NEW.status = 'completed' THEN
    PERFORM follow_eligibility(ARRAY[NEW.creator_id]);
  END IF;
  IF OLD.status <> NEW.status AND NEW.status = 'claimed_key' THEN
    PERFORM check_channels_soon(NEW.creator_id);
  END IF;
  -- The requests of creators who can no longer claim a code are removed.
  IF NEW.status NOT IN ('accepted', 'claimed_key') THEN
    DELETE FROM code_request WHERE participant_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION key_campaign_participant_tally() IS
  'Counts the creators of a campaign and their completed keys, removes requests for codes, and puts the creator''s channels first in the queue of checks.';
CREATE TRIGGER key_campaign_participant_tally AFTER INSERT OR DELETE OR UPDATE OF status ON key_campaign_participant
  FOR EACH ROW EXECUTE FUNCTION key_campaign_participant_tally();

COMMENT ON TRIGGER key_campaign_participant_refuse ON key_campaign_participant IS 'refuse';
COMMENT ON TRIGGER key_campaign_participant_stamp ON key_campaign_participant IS 'stamp';
COMMENT ON TRIGGER key_campaign_participant_emit ON key_campaign_participant IS 'outbox';
COMMENT ON TRIGGER key_campaign_participant_tally ON key_campaign_participant IS 'tally';

-- Shows whether a creator takes keys without making content. Both sides see the record, and acceptance rules use it (rules
-- §4).
CREATE VIEW key_record AS
  SELECT creator_id, (count(*) FILTER (WHERE status = 'completed'))::integer AS completed, count(*)::integer AS ended
    FROM key_campaign_participant
    -- A participation that ended before a key was claimed does not count.
   WHERE status = 'completed' OR status = 'failed' AND claimed_at IS NOT NULL
   GROUP BY creator_id;
COMMENT ON VIEW key_record IS 'Per creator and across all companies: the number of keys whose participation has ended, and the number of these with content. No row if no key has ended.';
COMMENT ON COLUMN key_record.creator_id IS 'The creator that the row is about.';
COMMENT ON COLUMN key_record.completed IS 'The number of keys with content, late content included.';
COMMENT ON COLUMN key_record.ended IS 'The number of keys that were completed or whose deadline has passed.';

-- A new or later embargo extends deadlines. An earlier one does not shorten them.
CREATE FUNCTION key_campaign_follow_embargo(campaign activation) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  UPDATE key_campaign_participant SET deadline_at = key_content_deadline(claimed_at, campaign.embargo_at)
   WHERE campaign_id = campaign.id AND status = 'claimed_key'
     AND deadline_at < key_content_deadline(claimed_at, campaign.embargo_at) AND deadline_at < campaign.embargo_at + interval '7 days';
END $$;
COMMENT ON FUNCTION key_campaign_follow_embargo(activation) IS 'Moves the deadlines of claimed keys behind the end of an embargo.';

-- A company can let rules answer key requests: by the creator's size, results of earlier keys, region, and a daily
-- limit (rules §4).
CREATE TABLE key_acceptance (
  activation_id      uuid PRIMARY KEY REFERENCES activation ON DELETE CASCADE,
  size_tiers         text[] NOT NULL DEFAULT '{}',
  minimum_completion smallint,
  accepts_newcomers  boolean NOT NULL DEFAULT true,
  countries          text[] NOT NULL DEFAULT '{}',
  continents         text[] NOT NULL DEFAULT '{}',
  daily_cap          integer NOT NULL,
  created_at         timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT key_acceptance_tiers_known CHECK (size_tiers <@ ARRAY['nano', 'micro', 'mid', 'macro']),
  CONSTRAINT key_acceptance_completion_percent CHECK (minimum_completion BETWEEN 1 AND 100),
  CONSTRAINT key_acceptance_daily_cap_range CHECK (daily_cap BETWEEN 1 AND 1000)
);
COMMENT ON TABLE key_acceptance IS 'The rules by which a key campaign accepts requests automatically. Without a row, the company decides on every request.';
COMMENT ON COLUMN key_acceptance.activation_id IS 'The key campaign that the row belongs to.';
COMMENT ON COLUMN key_acceptance.size_tiers IS 'The accepted size tiers of creators. Empty if all sizes are accepted.';
COMMENT ON COLUMN key_acceptance.minimum_completion IS 'The minimum percentage of the creator''s past keys that led to content. Empty if there is no minimum.';
COMMENT ON COLUMN key_acceptance.accepts_newcomers IS 'True if the rules accept creators who have not completed or failed any key yet.';
COMMENT ON COLUMN key_acceptance.countries IS 'Accepted countries, as an alternative to the continents.';
COMMENT ON COLUMN key_acceptance.continents IS 'Accepted continents, as an alternative to the countries.';
COMMENT ON COLUMN key_acceptance.daily_cap IS 'The maximum number of creators that the rules accept per day in Stockholm.';
COMMENT ON COLUMN key_acceptance.created_at IS 'When the rules were set.';
SELECT guard_access('key_acceptance', '{company}', '{activation_id,activation}');

-- Changed rules are stored as a new row, so the waiting requests count as not screened by these rules.
CREATE FUNCTION key_acceptance_take_back() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  UPDATE key_campaign_participant SET screening = NULL, screened_at = NULL
   WHERE campaign_id = OLD.activation_id AND status = 'pending' AND screening IS NOT NULL;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION key_acceptance_take_back() IS 'When rules are deleted, clears the results of these rules for creators who still wait for a decision.';
CREATE TRIGGER key_acceptance_take_back AFTER DELETE ON key_acceptance
  FOR EACH ROW EXECUTE FUNCTION key_acceptance_take_back();
COMMENT ON TRIGGER key_acceptance_take_back ON key_acceptance IS 'tally';

CREATE FUNCTION key_acceptance_want_screening() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_event('keyScreeningWanted', 'activation', NEW.activation_id);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION key_acceptance_want_screening() IS 'Requests a screening of all waiting creators by the new rules.';
CREATE TRIGGER key_acceptance_want_screening AFTER INSERT ON key_acceptance
  FOR EACH ROW EXECUTE FUNCTION key_acceptance_want_screening();
COMMENT ON TRIGGER key_acceptance_want_screening ON key_acceptance IS 'outbox';

-- Requests above the daily limit come first on the next day (rules §4). Midnight follows Stockholm time, where a day can have
-- 23 or 25 hours.
CREATE FUNCTION key_campaign_participant_asked_again_at(participant key_campaign_participant) RETURNS timestamptz
  LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN participant.status = 'pending' AND participant.screening = 'daily_cap' AND EXISTS (
      SELECT FROM activation JOIN key_acceptance ON activation_id = activation.id
       WHERE activation.id = participant.campaign_id AND activation.status IN ('upcoming', 'active')
         AND coalesce(activation.end_date, 'infinity') > next_day_in_stockholm(participant.screened_at))
    THEN next_day_in_stockholm(participant.screened_at) END
$$;
COMMENT ON FUNCTION key_campaign_participant_asked_again_at(key_campaign_participant) IS
  'When the rules will screen a creator again who was refused only by the daily limit. Empty if only the company decides.';

CREATE TABLE key_set (
  activation_id           uuid NOT NULL REFERENCES activation ON DELETE CASCADE,
  code_item_id            uuid NOT NULL,
  distribution_channel_id text NOT NULL REFERENCES distribution_channel ON DELETE RESTRICT,
  promised                integer,
  created_at              timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (activation_id, code_item_id, distribution_channel_id),
  CONSTRAINT key_set_of_activation FOREIGN KEY (activation_id, code_item_id)
    REFERENCES activation_code_item (activation_id, code_item_id) ON DELETE CASCADE,
  CONSTRAINT key_set_promised_positive CHECK (promised > 0)
);
COMMENT ON TABLE key_set IS 'A platform on which an activation hands out an item, with a maximum number of codes. An item without rows is handed out on all platforms of the activation.';
COMMENT ON COLUMN key_set.activation_id IS 'The activation that the row belongs to.';
COMMENT ON COLUMN key_set.code_item_id IS 'The item that the codes unlock.';
COMMENT ON COLUMN key_set.distribution_channel_id IS 'The store or region of the codes.';
COMMENT ON COLUMN key_set.promised IS 'The maximum number of codes to hand out. Empty for no limit.';
COMMENT ON COLUMN key_set.created_at IS 'When the row was created.';
CREATE INDEX key_set_code_item_id_idx ON key_set (code_item_id);
CREATE INDEX key_set_distribution_channel_id_idx ON key_set (distribution_channel_id);
SELECT guard_access('key_set', '{company}', '{activation_id,activation}');

CREATE FUNCTION offers_key(of_activation_id uuid, item uuid, platform text) RETURNS boolean
  LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM activation_code_item WHERE activation_id = of_activation_id AND code_item_id = item)
     AND CASE WHEN EXISTS (SELECT FROM key_set WHERE activation_id = of_activation_id AND code_item_id = item)
         THEN EXISTS (SELECT FROM key_set WHERE (activation_id, code_item_id, distribution_channel_id) = (of_activation_id, item, platform))
         ELSE EXISTS (SELECT FROM activation_channel WHERE (activation_id, distribution_channel_id) = (of_activation_id, platform))
              OR NOT EXISTS (SELECT FROM activation_channel WHERE activation_id = of_activation_id) END
$$;
COMMENT ON FUNCTION offers_key(uuid, uuid, text) IS 'True if an activation hands out codes of an item for a platform.';

CREATE TABLE denied_match (
  participant_id uuid NOT NULL,
  content_id     uuid NOT NULL,
  creator_id     uuid NOT NULL,
  created_at     timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (participant_id, content_id),
  CONSTRAINT denied_match_participant FOREIGN KEY (participant_id, creator_id)
    REFERENCES key_campaign_participant (id, creator_id) ON DELETE CASCADE,
  CONSTRAINT denied_match_content FOREIGN KEY (content_id, creator_id) REFERENCES content (id, creator_id) ON DELETE CASCADE
);
COMMENT ON TABLE denied_match IS 'Content that its creator marked as not made with the key.';
COMMENT ON COLUMN denied_match.participant_id IS 'The creator''s participation in the key campaign.';
COMMENT ON COLUMN denied_match.content_id IS 'The content that the row is about.';
COMMENT ON COLUMN denied_match.creator_id IS 'The creator of the content and of the participation.';
COMMENT ON COLUMN denied_match.created_at IS 'When the creator marked the content as not made with the key.';
CREATE INDEX denied_match_participant_idx ON denied_match (participant_id, creator_id);
CREATE INDEX denied_match_content_idx ON denied_match (content_id, creator_id);
SELECT guard_access('denied_match', '{creator}', '{participant_id,key_campaign_participant}');

-- rules §4: invitations, submissions and key claims are possible only after a pre-launch campaign is converted.
CREATE FUNCTION is_waitlist(of_activation_id uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM key_campaign WHERE id = of_activation_id AND waitlist)
$$;
COMMENT ON FUNCTION is_waitlist(uuid) IS 'True for a key campaign in which creators can only join the waitlist so far.';

CREATE FUNCTION refuse_waitlist(of_activation_id uuid) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  IF is_waitlist(of_activation_id) THEN
    PERFORM refuse('waitlist_converted_first', 'the campaign is still a waitlist; convert it to a key campaign first');
  END IF;
END $$;
COMMENT ON FUNCTION refuse_waitlist(uuid) IS 'Refuses invitations, claims and content in a pre-launch campaign, because it has only a waitlist so far.';

-- A campaign's rules skip a creator whose access to keys was revoked or whose account was closed. Once that changes, the
-- creator must be screened immediately instead of with the next request.
CREATE FUNCTION creator_eligibility_emit() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT NEW.key_access OR TG_OP = 'UPDATE' AND OLD.key_access THEN
    RETURN NULL;
  END IF;
  PERFORM emit_event('keyScreeningWanted', 'activation', waiting.campaign_id) FROM (
    SELECT p.campaign_id
      FROM key_campaign_participant p JOIN key_acceptance ON activation_id = p.campaign_id
     WHERE p.creator_id = NEW.creator_id AND p.status = 'pending' AND (p.screening IS NULL OR p.screening = 'daily_cap')
     ORDER BY 1) AS waiting;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION creator_eligibility_emit() IS
  'Announces to campaigns with requests that were not screened yet that the creator can get keys again.';
CREATE TRIGGER creator_eligibility_emit AFTER INSERT OR UPDATE OF key_access ON creator_eligibility
  FOR EACH ROW EXECUTE FUNCTION creator_eligibility_emit();
COMMENT ON TRIGGER creator_eligibility_emit ON creator_eligibility IS 'outbox';

CREATE FUNCTION key_campaign_item_types(campaign key_campaign) RETURNS jsonb
  LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(DISTINCT item.type ORDER BY item.type), '[]')
    FROM activation_code_item offered JOIN code_item item ON item.id = offered.code_item_id
   WHERE offered.activation_id = campaign.id
$$;
COMMENT ON FUNCTION key_campaign_item_types(key_campaign) IS 'The types of the items that the campaign''s codes unlock, such as ["demo"].';
