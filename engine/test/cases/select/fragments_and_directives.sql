SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id", "t0"."title" AS "title", "t0"."pages" AS "pages", (SELECT row_to_json("t3") FROM (SELECT "t2"."name" AS "name" FROM "public"."author" AS "t2" WHERE ("t2"."id" = "t0"."author_id") LIMIT 1) AS "t3") AS "author" FROM "public"."book" AS "t0" WHERE ("t0"."id" = ($1)::int4)) AS "t1";
-- $1 = "1"
