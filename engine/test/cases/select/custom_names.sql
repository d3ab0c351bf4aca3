SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id", "t0"."name" AS "houseName", "t0"."country" AS "homeCountry" FROM "public"."publisher" AS "t0" WHERE ("t0"."country" IS NOT NULL) ORDER BY "t0"."name" DESC NULLS FIRST) AS "t1";

SELECT row_to_json("t1") FROM (SELECT "t0"."name" AS "houseName" FROM "public"."publisher" AS "t0" WHERE ("t0"."id" = ($1)::int4) LIMIT 1) AS "t1";
-- $1 = "1"

SELECT json_build_object('aggregate', json_build_object('count', count(*), 'max', json_build_object('houseName', max("t1"."c0")))) FROM (SELECT "t0"."name" AS "c0" FROM "public"."publisher" AS "t0") AS "t1";
