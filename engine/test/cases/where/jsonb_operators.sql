SELECT (SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id" FROM "public"."book" AS "t0" WHERE ("t0"."details" @> ($1)::jsonb) ORDER BY "t0"."id" ASC NULLS LAST) AS "t1")::text;
-- $1 = "{\"languages\":[\"en\"]}"

SELECT (SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id" FROM "public"."book" AS "t0" WHERE ("t0"."details" @> ($1)::jsonb) ORDER BY "t0"."id" ASC NULLS LAST) AS "t1")::text;
-- $1 = "{\"format\":{\"cover\":\"hard\"}}"

SELECT (SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id" FROM "public"."book" AS "t0" WHERE ("t0"."details" <@ ($1)::jsonb) ORDER BY "t0"."id" ASC NULLS LAST) AS "t1")::text;
-- $1 = "{\"format\":{\"cover\":\"soft\"},\"other\":1}"

SELECT (SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id" FROM "public"."book" AS "t0" WHERE ("t0"."details" ? ($1)::text) ORDER BY "t0"."id" ASC NULLS LAST) AS "t1")::text;
-- $1 = "format"

SELECT (SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id" FROM "public"."book" AS "t0" WHERE ("t0"."details" ?| ($1)::text[]) ORDER BY "t0"."id" ASC NULLS LAST) AS "t1")::text;
-- $1 = "{\"format\",\"languages\"}"

SELECT (SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id" FROM "public"."book" AS "t0" WHERE ("t0"."details" ?& ($1)::text[]) ORDER BY "t0"."id" ASC NULLS LAST) AS "t1")::text;
-- $1 = "{\"format\",\"languages\"}"

SELECT (SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id" FROM "public"."book" AS "t0" WHERE (("t0"."details")::text ILIKE ($1)::text)) AS "t1")::text;
-- $1 = "%hard%"
