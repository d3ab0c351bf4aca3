-- A search by language, size and platform reads no rows of other sizes and platforms, because the platform columns at the end
-- of the index are checked before a row is read.
CREATE INDEX creator_eligibility_language_size_idx ON creator_eligibility
  (language, size_tier, followers, creator_id, twitch_followers, youtube_subscribers, tiktok_followers);

CREATE OR REPLACE FUNCTION search_creators(
  filters jsonb DEFAULT '{}',
  of_activation_id uuid DEFAULT NULL,
  sort text DEFAULT 'followers',
  after_place text DEFAULT NULL,
  after_id uuid DEFAULT NULL,
  page_size integer DEFAULT 50,
  hasura_session json DEFAULT '{}'
) RETURNS SETOF creator_match LANGUAGE plpgsql STABLE AS $$
DECLARE
  asks uuid := (hasura_session ->> 'x-hasura-company-id')::uuid;
  sort_column text := CASE sort WHEN 'newest' THEN 'joined_at' WHEN 'viewers' THEN 'average_viewers' WHEN 'views' THEN 'average_views' ELSE 'followers' END;
  -- When sorting by followers, language and sizes drive the query together, because most speakers of a language have another
  -- size.
  paired boolean := sort_column = 'followers' AND words_of(filters -> 'languages') <> '{}' AND words_of(filters -> 'sizes') <> '{}';
  -- The rarest of the requested sizes, languages and countries drives the query. With several values, each is read in list
  -- order, and the first rows of each are enough.
  driver text := (SELECT name FROM (VALUES (1, 'languages', 'language'), (2, 'countries', 'country'), (3, 'sizes', 'size_tier')) AS f (position, name, field)
                   WHERE words_of(filters -> name) <> '{}'
                   ORDER BY share_of_creators(field, words_of(filters -> name))
                            * CASE WHEN paired AND name = 'languages' THEN share_of_creators('size_tier', words_of(filters -> 'sizes')) ELSE 1 END,
                            position
                   LIMIT 1);
  driven text := CASE driver WHEN 'sizes' THEN 'size_tier' WHEN 'languages' THEN 'language' WHEN 'countries' THEN 'country' END;
  part integer := least(greatest(page_size, 1), 200);
  conditions text;
  of_activation activation;
  r requirement;
BEGIN
  IF asks IS NULL THEN
    RETURN;
  END IF;
  IF of_activation_id IS NOT NULL THEN
    SELECT * INTO of_activation FROM activation WHERE id = of_activation_id AND company_id = asks;
    IF NOT found THEN
      RETURN;
    END IF;
    SELECT * INTO r FROM requirement WHERE activation_id = of_activation_id;
  END IF;
  paired := paired AND driver = 'languages';
  conditions := creator_search_conditions(filters - CASE WHEN paired THEN '{languages,sizes}' ELSE array_remove(ARRAY[driver], NULL) END, of_activation, asks)
    || CASE WHEN after_place IS NOT NULL AND after_id IS NOT NULL
            THEN format(' AND (e.%I, e.creator_id) < (%L, %L)', sort_column, after_place, after_id) ELSE '' END
    || CASE WHEN driver IS NOT NULL THEN format(' AND e.%I = driver.value', driven) ELSE '' END
    || CASE WHEN paired THEN ' AND e.size_tier = driver.size' ELSE '' END;
  -- The other columns are computed only for the rows of this page.
  RETURN QUERY EXECUTE format($query$
    SELECT e.creator_id, %1$L::uuid, e.creator_id, e.%2$I::text, e.followers, e.average_viewers, e.average_views,
           CASE WHEN %3$L::uuid IS NOT NULL THEN eligibility(%3$L::uuid, e.creator_id) END,
           CASE WHEN %3$L::uuid IS NOT NULL THEN can_be_paid_out(e.creator_id) END,
           CASE WHEN %3$L::uuid IS NOT NULL THEN takes_part(%3$L::uuid, e.creator_id) END,
           (SELECT i.id FROM invitation i WHERE i.activation_id = %3$L::uuid AND i.known_creator_id = e.creator_id)
      FROM (SELECT e.* FROM (SELECT DISTINCT value, size FROM unnest(%6$L::text[]) AS value, unnest(%7$L::text[]) AS size) AS driver
             CROSS JOIN LATERAL (SELECT * FROM creator_eligibility e WHERE %4$s ORDER BY e.%2$I DESC, e.creator_id DESC LIMIT %5$s) AS e
             ORDER BY e.%2$I DESC, e.creator_id DESC LIMIT %5$s) AS e
     ORDER BY e.%2$I DESC, e.creator_id DESC
    $query$, asks, sort_column, of_activation.id, conditions, part,
    CASE WHEN driver IS NULL THEN '{all}' ELSE words_of(filters -> driver) END,
    CASE WHEN paired THEN words_of(filters -> 'sizes') ELSE '{all}' END) USING r;
END $$;
