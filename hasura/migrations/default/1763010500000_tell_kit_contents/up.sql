-- spec §2: a creator knows what the kit holds before they agree; its files, links and codes are opened by taking part.
CREATE FUNCTION activation_kit_contents(activation_row activation) RETURNS jsonb
  LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'items', coalesce((
      SELECT jsonb_agg(jsonb_build_object('name', i.name, 'type', i.type) ORDER BY i.name, i.id)
        FROM activation_code_item a JOIN code_item i ON i.id = a.code_item_id
       WHERE a.activation_id = activation_row.id), '[]'),
    'images', count(*) FILTER (WHERE m.kind = 'kit_image'),
    'videos', count(*) FILTER (WHERE m.kind = 'kit_video'),
    'links', count(*) FILTER (WHERE m.kind = 'kit_link'),
    'archive', EXISTS (SELECT FROM creator_kit k WHERE k.activation_id = activation_row.id AND k.asset_url IS NOT NULL),
    'instructions', EXISTS (SELECT FROM creator_kit k WHERE k.activation_id = activation_row.id AND k.special_instructions <> ''))
    FROM activation_media m
   WHERE m.activation_id = activation_row.id
$$;
COMMENT ON FUNCTION activation_kit_contents(activation) IS 'What the creator kit holds, without what is in it: {items: [{name, type}], images, videos, links, archive, instructions}.';
