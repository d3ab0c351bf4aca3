SELECT row_to_json("t1") FROM (SELECT "t0"."title" AS "title" FROM "public"."book" AS "t0" WHERE ("t0"."id" = ($1)::int4) LIMIT 1) AS "t1";
-- $1 = "1"

SELECT row_to_json("t1") FROM (SELECT "t0"."name" AS "name" FROM "public"."author" AS "t0" WHERE ("t0"."id" = ($1)::int4) LIMIT 1) AS "t1";
-- $1 = "2"

SELECT json_build_object('aggregate', json_build_object('count', count(*))) FROM (SELECT 1 FROM "public"."branch" AS "t0") AS "t1";
