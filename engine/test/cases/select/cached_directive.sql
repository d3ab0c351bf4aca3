SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."name" AS "name", "t0"."opens" AS "opens" FROM "public"."branch" AS "t0" ORDER BY "t0"."id" ASC NULLS LAST) AS "t1";
