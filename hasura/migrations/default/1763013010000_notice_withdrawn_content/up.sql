-- Content that was handed in and is gone: both sides are told. And a video is paid for because somebody saw that it is public.

INSERT INTO notification_kind (value, comment) VALUES
  ('content_withdrawn', 'Content that was handed in was removed or made private');

-- A promise lasts for 90 days from approval: as long as looks read what a channel published.
CREATE FUNCTION content_tell_withdrawn() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_event('contentWithdrawn', 'submission', s.id, jsonb_strip_nulls(jsonb_build_object(
            'activation_id', s.activation_id, 'company_id', s.company_id, 'creator_id', s.creator_id, 'quest_run_id', s.quest_run_id,
            'mission_run_id', s.mission_run_id, 'participant_id', s.participant_id, 'visibility', NEW.visibility)))
     FROM submission AS s
     LEFT JOIN quest_run AS q ON q.id = s.quest_run_id
     LEFT JOIN mission_run AS m ON m.id = s.mission_run_id
     LEFT JOIN key_campaign_participant AS p ON p.id = s.participant_id
    WHERE s.content_id = NEW.id
      AND (s.status = 'PENDING' OR s.status = 'APPROVED' AND coalesce(s.reviewed_at, s.submitted_at) > now() - interval '90 days')
      AND (q.status IN ('CONTENTREVIEW', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION', 'PAYOUT', 'COMPLETED')
           OR m.status IN ('active', 'review', 'claimReward', 'completed') OR p.status IN ('submitted_content', 'completed'));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION content_tell_withdrawn() IS 'Says of each run that content serves that it was removed or made private.';
CREATE TRIGGER content_tell_withdrawn AFTER UPDATE OF visibility ON content
  FOR EACH ROW WHEN (OLD.visibility IN ('public', 'unlisted') AND NEW.visibility IN ('private', 'removed'))
  EXECUTE FUNCTION content_tell_withdrawn();

CREATE FUNCTION count_unlisted(of_quest_run_id uuid) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT count(*)::integer
    FROM submission AS s LEFT JOIN content AS c ON c.id = s.content_id
   WHERE s.quest_run_id = of_quest_run_id AND s.status = 'APPROVED' AND s.listed_at IS NULL
     AND CASE WHEN c.id IS NULL THEN s.visibility <> 'public' OR s.reviewed_by IS NULL ELSE c.visibility <> 'public' END
$$;
COMMENT ON FUNCTION count_unlisted(uuid) IS
  'How much approved content of a quest run nobody saw to be public: neither a look at its channel, nor, of what no look has seen, the company that approved it as public.';

CREATE FUNCTION quest_run_listing_seen() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF count_unlisted(NEW.id) > 0 THEN
    PERFORM refuse('quest_run_listing_seen', 'a video has earned its money once somebody saw it to be public');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION quest_run_listing_seen() IS 'Refuses to pay for a video that is public by its creator''s word alone.';
CREATE TRIGGER quest_run_ac_listing_seen BEFORE UPDATE OF status ON quest_run
  FOR EACH ROW WHEN (OLD.status = 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION' AND NEW.status = 'PAYOUT')
  EXECUTE FUNCTION quest_run_listing_seen();
