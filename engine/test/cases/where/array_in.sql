SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id", "t0"."tags" AS "tags" FROM "public"."book" AS "t0" WHERE ("t0"."tags" = ANY (SELECT "t2"::text[] FROM unnest(($1)::text[]) AS "t2")) ORDER BY "t0"."id" ASC NULLS LAST) AS "t1";
-- $1 = "{\"{\\\"light\\\"}\",\"{\\\"sea\\\",\\\"winter\\\"}\",\"{}\"}"

SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id" FROM "public"."book" AS "t0" WHERE ("t0"."tags" <> ALL (SELECT "t2"::text[] FROM unnest(($1)::text[]) AS "t2")) ORDER BY "t0"."id" ASC NULLS LAST) AS "t1";
-- $1 = "{\"{\\\"light\\\"}\",\"{}\"}"

SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id" FROM "public"."book" AS "t0" WHERE ("t0"."tags" = ANY (SELECT "t2"::text[] FROM unnest(($1)::text[]) AS "t2")) ORDER BY "t0"."id" ASC NULLS LAST) AS "t1";
-- $1 = "{\"{\\\"light\\\"}\",\"{\\\"sea\\\"}\"}"
