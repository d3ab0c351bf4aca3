DROP TRIGGER company_page_block_picture ON company_page_block;
DROP TRIGGER creator_page_block_picture ON creator_page_block;
DROP TRIGGER mission_reward_picture ON mission_reward;
DROP TRIGGER code_item_picture ON code_item;
DROP TRIGGER activation_media_picture ON activation_media;
DROP TRIGGER activation_thumbnail_picture ON activation;
DROP TRIGGER activation_hero_picture ON activation;
DROP TRIGGER activation_poster_picture ON activation;

CREATE OR REPLACE FUNCTION guard_picture() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  column_name text := TG_ARGV[0];
  place text := to_jsonb(NEW) ->> column_name;
  upload_id text := substring(place from '^/api/uploads/([0-9a-f-]{36})$');
BEGIN
  -- Admins, workflows and a channel's own picture are none of this guard's business.
  IF coalesce(session_variable('x-hasura-role'), '') NOT IN ('user', 'creator', 'company') THEN
    RETURN NEW;
  END IF;
  IF place IS NULL OR place ~ '^/files/art/[a-z0-9-]+\.svg$' THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' AND place = to_jsonb(OLD) ->> column_name THEN
    RETURN NEW;
  END IF;
  IF NOT EXISTS (
    SELECT FROM upload
     WHERE id::text = upload_id AND kind = 'image'
       AND (user_id = actor_id() OR company_id::text = session_variable('x-hasura-company-id'))) THEN
    PERFORM refuse('picture_uploaded', 'a picture is one that you or your company uploaded');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION guard_picture() IS 'Refuses a picture that the person or their company did not upload; the argument names its column.';
