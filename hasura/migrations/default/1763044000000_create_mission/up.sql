CREATE TABLE mission_access (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE mission_access IS 'The access restrictions of a mission.';
COMMENT ON COLUMN mission_access.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN mission_access.comment IS 'The meaning of the value.';
INSERT INTO mission_access (value, comment) VALUES
  ('none', 'Open to all creators, including those outside the program'),
  ('program_members', 'Creator Program members only'),
  ('creator_lists', 'Creators on chosen Creator Lists'),
  ('sequential', 'Creators who completed one of the chosen live Missions first');

CREATE TABLE mission (
  id               uuid PRIMARY KEY REFERENCES activation ON DELETE CASCADE,
  kind             text NOT NULL GENERATED ALWAYS AS ('MISSION') STORED,
  access           text NOT NULL DEFAULT 'none' REFERENCES mission_access ON DELETE RESTRICT,
  repeatable_count integer NOT NULL DEFAULT 1,
  max_participants integer,
  run_days         integer,
  updated_at       timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT mission_kind FOREIGN KEY (id, kind) REFERENCES activation (id, kind) ON DELETE CASCADE,
  CONSTRAINT mission_repeatable_count_not_negative CHECK (repeatable_count >= 0),
  CONSTRAINT mission_max_participants_positive CHECK (max_participants > 0),
  CONSTRAINT mission_run_days_positive CHECK (run_days > 0)
);
COMMENT ON TABLE mission IS 'The fields of a mission in addition to its activation. A mission without an end date is ongoing, and a mission with a start date and an end date has a fixed schedule.';
COMMENT ON COLUMN mission.id IS 'The activation''s id.';
COMMENT ON COLUMN mission.kind IS 'Always MISSION: ties the row to an activation of that kind.';
COMMENT ON COLUMN mission.access IS 'The access restriction. The chosen lists, program and missions are in the requirement.';
COMMENT ON COLUMN mission.repeatable_count IS 'The number of times a creator can complete the mission. 0 means unlimited.';
COMMENT ON COLUMN mission.max_participants IS 'The maximum number of creators. Empty for no limit.';
COMMENT ON COLUMN mission.run_days IS 'The days a creator has from joining, or from the start if they joined earlier. Empty if the creator has until the mission ends.';
COMMENT ON COLUMN mission.updated_at IS 'When the row last changed.';
SELECT keep_updated_at('mission');
SELECT guard_access('mission', '{company}', '{id,activation}');

-- The expected result of a mission is shown before any creator joins (rules §9): its audience and its hours watched.
CREATE FUNCTION activation_expected_viewers(activation_row activation, hasura_session json DEFAULT '{}')
RETURNS bigint LANGUAGE plpgsql STABLE AS $$
DECLARE
  r requirement;
  most integer := (SELECT max_participants FROM mission WHERE id = activation_row.id);
BEGIN
  IF activation_row.kind <> 'MISSION' OR activation_row.company_id::text IS DISTINCT FROM hasura_session ->> 'x-hasura-company-id' THEN
    RETURN NULL;
  END IF;
  SELECT * INTO r FROM requirement WHERE activation_id = activation_row.id;
  RETURN (
    SELECT coalesce(round(sum(e.average_viewers) * least(1, most::numeric / nullif(count(*), 0))), 0)::bigint
      FROM creator_eligibility e WHERE r.activation_id IS NULL OR meets_requirement(r, e));
END $$;
COMMENT ON FUNCTION activation_expected_viewers(activation, json) IS 'The sum of average viewers of all eligible creators for a mission of the requesting company. If places are limited, the sum is scaled to the number of places.';

-- rules §6: mission creation is limited to accounts with a Creator Program.
CREATE FUNCTION refuse_mission_without_program(of_company_id uuid) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM activation p WHERE p.company_id = of_company_id AND p.kind = 'CREATOR_PROGRAM'
                   AND p.is_editable AND p.status <> 'draft') THEN
    PERFORM refuse('mission_needs_creator_program', 'a company needs a published Creator Program for missions; create or publish one first');
  END IF;
END $$;

-- Pairs of missions, because both directions (unlocks, unlocked by) need an index, which the lists in the requirements
-- cannot have.
CREATE VIEW mission_unlock AS
  SELECT m.id AS mission_id, r.activation_id AS unlocked_mission_id, a.company_id
  FROM activation m
  JOIN requirement r ON r.completed_mission_ids @> ARRAY[m.id] AND m.id = ANY (r.completed_mission_ids)
  JOIN activation a ON a.id = r.activation_id AND a.kind = 'MISSION' AND a.status <> 'draft';
COMMENT ON VIEW mission_unlock IS 'The missions that become available when a mission is completed. Derived from the requirements of these missions.';
COMMENT ON COLUMN mission_unlock.mission_id IS 'The mission that must be completed first.';
COMMENT ON COLUMN mission_unlock.unlocked_mission_id IS 'The mission that becomes available.';
COMMENT ON COLUMN mission_unlock.company_id IS 'The company that owns the row.';

CREATE TABLE criterion_category (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE criterion_category IS 'The categories of completion criteria.';
COMMENT ON COLUMN criterion_category.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN criterion_category.comment IS 'The meaning of the value.';
INSERT INTO criterion_category (value, comment) VALUES
  ('CLICKS', 'Clicks on the creator''s link'),
  ('CUSTOM_CONTENT', 'Content that the company reviews'),
  ('STREAM_CONTENT', 'Livestreams'),
  ('VIDEO_CONTENT', 'Videos and shorts');

CREATE TABLE metric_type (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE metric_type IS 'The metrics of completion criteria.';
COMMENT ON COLUMN metric_type.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN metric_type.comment IS 'The meaning of the value.';
INSERT INTO metric_type (value, comment) VALUES
  ('CLICKS', 'Clicks'),
  ('CUSTOM', 'Submissions that the company accepts'),
  ('STREAM_CONTENT_AIR_TIME', 'Minutes streamed'),
  ('STREAM_CONTENT_CCV', 'Average concurrent viewers'),
  ('STREAM_CONTENT_HOURS_WATCHED', 'Hours watched'),
  ('VIDEO_AVERAGE_VIEWS_PER_VIDEO', 'Average views per video'),
  ('VIDEO_VIEWS', 'Video views');

CREATE TABLE custom_completion (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE custom_completion IS 'The way to complete a custom criterion.';
COMMENT ON COLUMN custom_completion.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN custom_completion.comment IS 'The meaning of the value.';
INSERT INTO custom_completion (value, comment) VALUES
  ('MESSAGE', 'By a message'),
  ('URL', 'By a URL');

CREATE TABLE mission_criterion (
  id                uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  mission_id        uuid NOT NULL REFERENCES mission ON DELETE CASCADE,
  position          integer NOT NULL DEFAULT 1,
  category          text NOT NULL REFERENCES criterion_category ON DELETE RESTRICT,
  metric            text NOT NULL REFERENCES metric_type ON DELETE RESTRICT,
  target            bigint NOT NULL DEFAULT 1,
  title             text NOT NULL DEFAULT '',
  description       text NOT NULL DEFAULT '',
  custom_completion text REFERENCES custom_completion ON DELETE RESTRICT,
  target_url        text,
  created_at        timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT mission_criterion_target_positive CHECK (target > 0),
  CONSTRAINT mission_criterion_metric_of_category CHECK (
    (category, metric) IN (('CLICKS', 'CLICKS'), ('CUSTOM_CONTENT', 'CUSTOM'),
      ('STREAM_CONTENT', 'STREAM_CONTENT_AIR_TIME'), ('STREAM_CONTENT', 'STREAM_CONTENT_CCV'),
      ('STREAM_CONTENT', 'STREAM_CONTENT_HOURS_WATCHED'),
      ('VIDEO_CONTENT', 'VIDEO_AVERAGE_VIEWS_PER_VIDEO'), ('VIDEO_CONTENT', 'VIDEO_VIEWS'))),
  CONSTRAINT mission_criterion_custom_completion CHECK ((category = 'CUSTOM_CONTENT') = (custom_completion IS NOT NULL)),
  CONSTRAINT mission_criterion_target_url_of_clicks CHECK (target_url IS NULL OR category = 'CLICKS')
);
COMMENT ON TABLE mission_criterion IS 'A goal of a mission. All criteria of a mission must be met.';
COMMENT ON COLUMN mission_criterion.id IS 'The unique id of the row.';
COMMENT ON COLUMN mission_criterion.mission_id IS 'The mission that the row belongs to.';
COMMENT ON COLUMN mission_criterion.position IS 'The position in the list, from 1.';
COMMENT ON COLUMN mission_criterion.category IS 'The category of the criterion.';
COMMENT ON COLUMN mission_criterion.metric IS 'The metric of the criterion.';
COMMENT ON COLUMN mission_criterion.target IS 'The target value. For custom criteria, the number of accepted submissions.';
COMMENT ON COLUMN mission_criterion.title IS 'The company''s title for the criterion.';
COMMENT ON COLUMN mission_criterion.description IS 'The company''s description of the criterion.';
COMMENT ON COLUMN mission_criterion.custom_completion IS 'The way to complete a custom criterion.';
COMMENT ON COLUMN mission_criterion.target_url IS 'For clicks, the target of each creator''s link. If empty, the link leads to the company''s website.';
COMMENT ON COLUMN mission_criterion.created_at IS 'When the row was created.';
CREATE INDEX mission_criterion_mission_idx ON mission_criterion (mission_id, position);
SELECT guard_access('mission_criterion', '{company}', '{mission_id,activation}');

CREATE TABLE mission_reward_kind (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE mission_reward_kind IS 'The kinds of mission rewards.';
COMMENT ON COLUMN mission_reward_kind.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN mission_reward_kind.comment IS 'The meaning of the value.';
INSERT INTO mission_reward_kind (value, comment) VALUES
  ('custom', 'Custom: something the company describes'),
  ('merchandise', 'Merchandise that is shipped'),
  ('code', 'Codes of the Code Manager');

CREATE TABLE mission_reward (
  id              uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  mission_id      uuid NOT NULL REFERENCES mission ON DELETE CASCADE,
  position        integer NOT NULL DEFAULT 1,
  kind            text NOT NULL REFERENCES mission_reward_kind ON DELETE RESTRICT,
  name            text NOT NULL DEFAULT '',
  description     text NOT NULL DEFAULT '',
  image_url       text,
  message         text NOT NULL DEFAULT '',
  agreed          boolean NOT NULL DEFAULT false,
  number_of_items integer,
  code_item_id    uuid REFERENCES code_item ON DELETE RESTRICT,
  quantity        integer,
  created_at      timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT mission_reward_custom_name CHECK (kind <> 'custom' OR length(btrim(name)) > 0),
  CONSTRAINT mission_reward_custom_description CHECK (kind <> 'custom' OR length(btrim(description)) > 0),
  CONSTRAINT mission_reward_merchandise_named CHECK (kind <> 'merchandise' OR length(btrim(name || description)) > 0),
  CONSTRAINT mission_reward_merchandise_items CHECK (kind <> 'merchandise' OR coalesce(number_of_items, 0) >= 1),
  CONSTRAINT mission_reward_code_quantity CHECK (kind <> 'code' OR coalesce(quantity, 0) >= 1),
  CONSTRAINT mission_reward_code_item CHECK ((kind = 'code') = (code_item_id IS NOT NULL)),
  CONSTRAINT mission_reward_agreement CHECK (kind = 'code' OR agreed)
);
COMMENT ON TABLE mission_reward IS 'A reward for completing a mission.';
COMMENT ON COLUMN mission_reward.id IS 'The unique id of the row.';
COMMENT ON COLUMN mission_reward.mission_id IS 'The mission that the row belongs to.';
COMMENT ON COLUMN mission_reward.position IS 'The position in the list, from 1.';
COMMENT ON COLUMN mission_reward.kind IS 'Custom, merchandise or a code distribution rule.';
COMMENT ON COLUMN mission_reward.name IS 'The name that people see.';
COMMENT ON COLUMN mission_reward.description IS 'The description of the reward.';
COMMENT ON COLUMN mission_reward.image_url IS 'The reward''s picture, 120x160.';
COMMENT ON COLUMN mission_reward.message IS 'An optional message to the creator who claims the reward.';
COMMENT ON COLUMN mission_reward.agreed IS 'True if the company has confirmed that it will deliver the reward.';
COMMENT ON COLUMN mission_reward.number_of_items IS 'The number of merchandise items per creator.';
COMMENT ON COLUMN mission_reward.code_item_id IS 'The code item that a distribution rule gives out.';
COMMENT ON COLUMN mission_reward.quantity IS 'The number of codes per creator under a distribution rule.';
COMMENT ON COLUMN mission_reward.created_at IS 'When the row was created.';
CREATE INDEX mission_reward_code_item_id_idx ON mission_reward (code_item_id);
CREATE INDEX mission_reward_mission_idx ON mission_reward (mission_id, position);
CREATE TRIGGER mission_reward_picture BEFORE INSERT OR UPDATE OF image_url ON mission_reward
  FOR EACH ROW EXECUTE FUNCTION guard_picture('image_url');
COMMENT ON TRIGGER mission_reward_picture ON mission_reward IS 'refuse';
SELECT guard_access('mission_reward', '{company}', '{mission_id,activation}');

CREATE FUNCTION mission_reward_check() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.code_item_id IS NOT NULL AND NOT EXISTS (
    SELECT FROM code_item i JOIN activation a ON a.company_id = i.company_id
    WHERE i.id = NEW.code_item_id AND a.id = NEW.mission_id) THEN
    PERFORM refuse('mission_reward_code_item_of_company', 'the code item belongs to another company');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER mission_reward_check BEFORE INSERT OR UPDATE OF code_item_id ON mission_reward
  FOR EACH ROW EXECUTE FUNCTION mission_reward_check();
COMMENT ON TRIGGER mission_reward_check ON mission_reward IS 'refuse';

CREATE TABLE mission_reward_channel (
  reward_id               uuid NOT NULL REFERENCES mission_reward ON DELETE CASCADE,
  distribution_channel_id text NOT NULL REFERENCES distribution_channel ON DELETE RESTRICT,
  PRIMARY KEY (reward_id, distribution_channel_id)
);
COMMENT ON TABLE mission_reward_channel IS 'The platforms a creator may choose from under a code distribution rule.';
COMMENT ON COLUMN mission_reward_channel.reward_id IS 'The reward that the row belongs to.';
COMMENT ON COLUMN mission_reward_channel.distribution_channel_id IS 'The platform or store.';
CREATE INDEX mission_reward_channel_distribution_channel_id_idx ON mission_reward_channel (distribution_channel_id);
SELECT guard_access('mission_reward_channel', '{company}', '{reward_id,mission_reward,mission_id,activation}');

CREATE FUNCTION mission_reward_has_platforms() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  rewarded uuid := CASE WHEN TG_TABLE_NAME = 'mission_reward' THEN (to_jsonb(NEW) ->> 'id')::uuid ELSE (to_jsonb(OLD) ->> 'reward_id')::uuid END;
BEGIN
  IF EXISTS (SELECT FROM mission_reward w WHERE w.id = rewarded AND w.kind = 'code'
               AND NOT EXISTS (SELECT FROM mission_reward_channel c WHERE c.reward_id = w.id)) THEN
    PERFORM refuse('mission_reward_code_platforms', 'a code reward needs at least one platform');
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION mission_reward_has_platforms() IS 'Requires at least one platform for a reward of codes, checked at the end of the transaction.';
CREATE CONSTRAINT TRIGGER mission_reward_has_platforms AFTER INSERT OR UPDATE OF kind ON mission_reward
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.kind = 'code') EXECUTE FUNCTION mission_reward_has_platforms();
COMMENT ON TRIGGER mission_reward_has_platforms ON mission_reward IS 'refuse';
CREATE CONSTRAINT TRIGGER mission_reward_channel_kept AFTER DELETE OR UPDATE OF reward_id ON mission_reward_channel
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION mission_reward_has_platforms();
COMMENT ON TRIGGER mission_reward_channel_kept ON mission_reward_channel IS 'refuse';
CREATE TRIGGER mission_criterion_target_url_public BEFORE INSERT OR UPDATE OF target_url ON mission_criterion
  FOR EACH ROW EXECUTE FUNCTION guard_public_link('target_url');
COMMENT ON TRIGGER mission_criterion_target_url_public ON mission_criterion IS 'refuse';
