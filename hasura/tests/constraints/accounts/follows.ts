import { market } from '../../support/market.ts'
import type { Rule } from '../../support/rules.ts'

const { creator, otherCreator, company, game, plainUser } = market
const follow = (what: string, id: string, who: string = plainUser): string =>
  `INSERT INTO follow (follower_id, ${what}) VALUES ('${who}', '${id}')`
const tag = `(SELECT id FROM tag WHERE kind = 'genre' AND name = 'RPG')`
const followTag = `INSERT INTO follow (follower_id, tag_id) VALUES ('${plainUser}', ${tag})`
const pageOf = (id: string, shown = true): string =>
  `INSERT INTO creator_page (creator_id, slug, title, is_published) VALUES ('${id}', 'shown', 'Shown', ${shown})`

export const follows: readonly Rule[] = [
  {
    rule: 'a follow has exactly one subject',
    broken: `INSERT INTO follow (follower_id, game_id, company_id) VALUES ('${plainUser}', '${game}', '${company}')`,
    by: 'follow_one_subject',
    means: 'invalid-input',
  },
  {
    rule: 'a user cannot follow themselves',
    given: pageOf(creator),
    broken: follow('creator_id', creator, creator),
    by: 'follow_not_oneself',
    means: 'invalid-input',
  },
  {
    rule: 'a user cannot follow the same game twice',
    given: follow('game_id', game),
    broken: follow('game_id', game),
    by: 'follow_game_once',
    means: 'already-exists',
  },
  {
    rule: 'a user cannot follow the same creator twice',
    given: `${pageOf(creator)}; ${follow('creator_id', creator)}`,
    broken: follow('creator_id', creator),
    by: 'follow_creator_once',
    means: 'already-exists',
  },
  {
    rule: 'a user cannot follow the same company twice',
    given: follow('company_id', company),
    broken: follow('company_id', company),
    by: 'follow_company_once',
    means: 'already-exists',
  },
  {
    rule: 'a user cannot follow the same topic twice',
    given: followTag,
    broken: followTag,
    by: 'follow_tag_once',
    means: 'already-exists',
  },
  {
    rule: 'a creator without a published page cannot be followed',
    given: pageOf(otherCreator, false),
    broken: follow('creator_id', otherCreator),
    by: 'follow_of_shown_creator',
    means: 'follow-hidden',
  },
  {
    rule: 'a user can follow at most 1,000 subjects',
    given: `INSERT INTO tag (kind, name) SELECT 'theme', 'Theme ' || n FROM generate_series(1, 1000) AS n;
            INSERT INTO follow (follower_id, tag_id) SELECT '${plainUser}', id FROM tag WHERE name LIKE 'Theme %'`,
    broken: follow('game_id', game),
    by: 'follow_at_most_1000',
    means: 'follow-limit',
  },
]
