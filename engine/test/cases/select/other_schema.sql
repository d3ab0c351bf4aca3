SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id", "t0"."title" AS "title", "t0"."reason" AS "reason" FROM "archive"."withdrawn" AS "t0" ORDER BY "t0"."id" ASC NULLS LAST) AS "t1";

SELECT row_to_json("t1") FROM (SELECT "t0"."title" AS "title" FROM "archive"."withdrawn" AS "t0" WHERE ("t0"."id" = ($1)::int4) LIMIT 1) AS "t1";
-- $1 = "2"
