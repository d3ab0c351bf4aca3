SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."title" AS "title", (SELECT row_to_json("t3") FROM (SELECT "t2"."name" AS "name" FROM "public"."author" AS "t2" WHERE ("t2"."id" = "t0"."author_id") LIMIT 1) AS "t3") AS "author" FROM "public"."search_book"(($1)::text, ($2)::int4) AS "t0" ORDER BY "t0"."id" ASC NULLS LAST) AS "t1";
-- $1 = "an"
-- $2 = "400"

SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."title" AS "title" FROM "public"."search_book"(($1)::text) AS "t0" ORDER BY "t0"."id" ASC NULLS LAST LIMIT 1) AS "t1";
-- $1 = "an"

SELECT json_build_object('aggregate', json_build_object('count', count(*))) FROM (SELECT 1 FROM "public"."search_book"(($1)::text) AS "t0") AS "t1";
-- $1 = "a"
