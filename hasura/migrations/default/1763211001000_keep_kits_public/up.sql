-- Companies' links reach creators and, through our own addresses, their viewers: they lead to public websites only.
-- isPublicLink in domain/ is the same rule; a test compares the two.
CREATE FUNCTION is_public_link(link text) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT char_length(link) <= 2000
     -- A domain name, which ends in a word: no IP address, no name and password before it, no other port.
     AND link ~ (
      '^[hH][tT][tT][pP][sS]://([a-zA-Z0-9\u00c0-\u1fff\u3041-\ud7a3]([a-zA-Z0-9\u00c0-\u1fff\u3041-\ud7a3-]{0,61}[a-zA-Z0-9\u00c0-\u1fff\u3041-\ud7a3])?\.)+'
      '[a-zA-Z]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])(:443)?'
      '([/?#][^\u0001-\u0020\u007f-\u00a0\\\u200b-\u200f\u2028-\u202f\u2060-\u206f\u3000\ufeff]*)?$')
     -- Names that lead only into a private network.
     AND link !~* '^https://[^/?#:]*\.(localhost|local|localdomain|internal|intranet|private|lan|home|corp|arpa|invalid|onion)(:443)?([/?#]|$)'
$$;
COMMENT ON FUNCTION is_public_link(text) IS 'True for the https address of a public website, without credentials or its own port.';

-- A trigger instead of a check, because existing links stay until they are changed.
CREATE FUNCTION guard_public_link() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  link text := to_jsonb(NEW) ->> TG_ARGV[0];
BEGIN
  IF NOT is_public_link(link) AND (TG_OP = 'INSERT' OR link IS DISTINCT FROM to_jsonb(OLD) ->> TG_ARGV[0]) THEN
    PERFORM refuse(TG_TABLE_NAME || '_' || TG_ARGV[0] || '_public', 'it does not lead to a public website');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION guard_public_link() IS 'Refuses a link that is_public_link does not accept. The argument names its column.';

ALTER TABLE quest DROP CONSTRAINT quest_target_url_http;
CREATE TRIGGER quest_target_url_public BEFORE INSERT OR UPDATE OF target_url ON quest
  FOR EACH ROW EXECUTE FUNCTION guard_public_link('target_url');

ALTER TABLE mission_criterion DROP CONSTRAINT mission_criterion_target_url_http;
CREATE TRIGGER mission_criterion_target_url_public BEFORE INSERT OR UPDATE OF target_url ON mission_criterion
  FOR EACH ROW EXECUTE FUNCTION guard_public_link('target_url');

-- Only sharable links are checked, because a creator's own link leads to the address of the agreed brief or criterion.
CREATE TRIGGER link_target_url_public BEFORE INSERT OR UPDATE OF target_url ON link
  FOR EACH ROW WHEN (NEW.kind = 'sharable') EXECUTE FUNCTION guard_public_link('target_url');

-- Pictures have their own guard. Videos and links lead to public websites, so our own addresses and those that begin with
-- two slashes are refused.
ALTER TABLE activation_media DROP CONSTRAINT activation_media_url;
ALTER TABLE activation_media ADD CONSTRAINT activation_media_url CHECK (
  CASE WHEN kind IN ('image', 'kit_image') THEN url ~ '^(https://|/[^/\\])' ELSE is_public_link(url) END) NOT VALID;

-- A kit's archive must be uploaded here, because only uploads are inspected.
ALTER TABLE creator_kit DROP CONSTRAINT creator_kit_asset_url;
ALTER TABLE creator_kit ADD CONSTRAINT creator_kit_asset_url CHECK (
  asset_url ~ '^/api/uploads/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$') NOT VALID;

CREATE FUNCTION guard_kit_archive() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM upload JOIN activation ON activation.id = NEW.activation_id
     WHERE '/api/uploads/' || upload.id = NEW.asset_url AND upload.kind = 'archive'
       AND upload.company_id = activation.company_id) THEN
    PERFORM refuse('creator_kit_asset_uploaded', 'the archive of a kit is one that its company uploaded');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION guard_kit_archive() IS 'Refuses a kit''s archive that its company did not upload.';
CREATE TRIGGER creator_kit_asset_uploaded BEFORE INSERT OR UPDATE OF asset_url ON creator_kit
  FOR EACH ROW WHEN (NEW.asset_url LIKE '/api/uploads/%') EXECUTE FUNCTION guard_kit_archive();
