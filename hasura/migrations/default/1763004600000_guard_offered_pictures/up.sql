-- What companies offer and what blocks of pages show was uploaded here too. A block keeps its picture inside of its
-- content, so the guard takes a path in place of a column.

CREATE OR REPLACE FUNCTION guard_picture() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  place text := nullif(to_jsonb(NEW) #>> TG_ARGV, '');
  upload_id text := substring(place from '^/api/uploads/([0-9a-f-]{36})$');
BEGIN
  -- Admins, workflows and a channel's own picture are none of this guard's business.
  IF coalesce(session_variable('x-hasura-role'), '') NOT IN ('user', 'creator', 'company') THEN
    RETURN NEW;
  END IF;
  IF place IS NULL OR place ~ '^/files/art/[a-z0-9-]+\.svg$' THEN
    RETURN NEW;
  END IF;
  -- One that was there already stays, unless it was a link or a video and becomes a picture now.
  IF TG_OP = 'UPDATE' AND place = to_jsonb(OLD) #>> TG_ARGV
     AND to_jsonb(NEW) -> 'kind' IS NOT DISTINCT FROM to_jsonb(OLD) -> 'kind' THEN
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
COMMENT ON FUNCTION guard_picture() IS 'Refuses a picture that the person or their company did not upload; the arguments are the path to it: its column, and where inside of that.';

CREATE TRIGGER activation_poster_picture BEFORE INSERT OR UPDATE OF poster_url ON activation
  FOR EACH ROW EXECUTE FUNCTION guard_picture('poster_url');
CREATE TRIGGER activation_hero_picture BEFORE INSERT OR UPDATE OF hero_url ON activation
  FOR EACH ROW EXECUTE FUNCTION guard_picture('hero_url');
CREATE TRIGGER activation_thumbnail_picture BEFORE INSERT OR UPDATE OF thumbnail_url ON activation
  FOR EACH ROW EXECUTE FUNCTION guard_picture('thumbnail_url');
-- Videos and links of the gallery and the kit lead elsewhere by nature, and nothing is loaded from there unasked.
CREATE TRIGGER activation_media_picture BEFORE INSERT OR UPDATE OF kind, url ON activation_media
  FOR EACH ROW WHEN (NEW.kind IN ('image', 'kit_image')) EXECUTE FUNCTION guard_picture('url');
CREATE TRIGGER code_item_picture BEFORE INSERT OR UPDATE OF picture_url ON code_item
  FOR EACH ROW EXECUTE FUNCTION guard_picture('picture_url');
CREATE TRIGGER mission_reward_picture BEFORE INSERT OR UPDATE OF image_url ON mission_reward
  FOR EACH ROW EXECUTE FUNCTION guard_picture('image_url');
CREATE TRIGGER creator_page_block_picture BEFORE INSERT OR UPDATE OF kind, content ON creator_page_block
  FOR EACH ROW WHEN (NEW.kind IN ('hero', 'image')) EXECUTE FUNCTION guard_picture('content', 'url');
CREATE TRIGGER company_page_block_picture BEFORE INSERT OR UPDATE OF kind, content ON company_page_block
  FOR EACH ROW WHEN (NEW.kind IN ('hero', 'image')) EXECUTE FUNCTION guard_picture('content', 'url');
