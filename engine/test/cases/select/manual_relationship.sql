SELECT row_to_json("t1") FROM (SELECT (SELECT coalesce(json_agg("t3"), '[]') FROM (SELECT "t2"."title" AS "title" FROM "public"."book" AS "t2" WHERE ("t2"."genre" = "t0"."genre") ORDER BY "t2"."id" DESC NULLS FIRST) AS "t3") AS "same_genre" FROM "public"."book" AS "t0" WHERE ("t0"."id" = ($1)::int4) LIMIT 1) AS "t1";
-- $1 = "1"
