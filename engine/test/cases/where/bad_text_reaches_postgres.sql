SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id" FROM "public"."specimen" AS "t0" WHERE ("t0"."id" = ($1)::uuid)) AS "t1";
-- $1 = "no uuid"
