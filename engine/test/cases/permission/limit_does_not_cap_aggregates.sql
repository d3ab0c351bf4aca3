SELECT (SELECT json_build_object('aggregate', json_build_object('count', count(*)), 'nodes', coalesce(json_agg("t1"."c0") FILTER (WHERE "t1"."c1" <= 4), '[]')) FROM (SELECT (SELECT row_to_json("t2") FROM (SELECT "t0"."id" AS "id") AS "t2") AS "c0", row_number() OVER (ORDER BY "t0"."id" ASC NULLS LAST) AS "c1" FROM "public"."book" AS "t0" WHERE (("t0"."is_hidden" = ($1)::bool) OR EXISTS (SELECT 1 FROM "public"."loan" AS "t3" WHERE ("t3"."book_id" = "t0"."id") AND ("t3"."reader_id" = ($2)::int4))) ORDER BY "t0"."id" ASC NULLS LAST) AS "t1")::text;
-- $1 = "false"
-- $2 = "1"
