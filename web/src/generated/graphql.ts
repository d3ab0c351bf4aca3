/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Boolean expression to compare columns of type "Boolean". All fields are combined with logical 'AND'. */
export type Boolean_Comparison_Exp = {
  _eq?: boolean | null | undefined;
  _gt?: boolean | null | undefined;
  _gte?: boolean | null | undefined;
  _in?: Array<boolean> | null | undefined;
  _is_null?: boolean | null | undefined;
  _lt?: boolean | null | undefined;
  _lte?: boolean | null | undefined;
  _neq?: boolean | null | undefined;
  _nin?: Array<boolean> | null | undefined;
};

/** Boolean expression to compare columns of type "Int". All fields are combined with logical 'AND'. */
export type Int_Comparison_Exp = {
  _eq?: number | null | undefined;
  _gt?: number | null | undefined;
  _gte?: number | null | undefined;
  _in?: Array<number> | null | undefined;
  _is_null?: boolean | null | undefined;
  _lt?: number | null | undefined;
  _lte?: number | null | undefined;
  _neq?: number | null | undefined;
  _nin?: Array<number> | null | undefined;
};

/** Boolean expression to compare columns of type "String". All fields are combined with logical 'AND'. */
export type String_Array_Comparison_Exp = {
  /** is the array contained in the given array value */
  _contained_in?: Array<string> | null | undefined;
  /** does the array contain the given value */
  _contains?: Array<string> | null | undefined;
  _eq?: Array<string> | null | undefined;
  _gt?: Array<string> | null | undefined;
  _gte?: Array<string> | null | undefined;
  _in?: Array<Array<string>> | null | undefined;
  _is_null?: boolean | null | undefined;
  _lt?: Array<string> | null | undefined;
  _lte?: Array<string> | null | undefined;
  _neq?: Array<string> | null | undefined;
  _nin?: Array<Array<string>> | null | undefined;
};

/** Boolean expression to compare columns of type "String". All fields are combined with logical 'AND'. */
export type String_Comparison_Exp = {
  _eq?: string | null | undefined;
  _gt?: string | null | undefined;
  _gte?: string | null | undefined;
  /** does the column match the given case-insensitive pattern */
  _ilike?: string | null | undefined;
  _in?: Array<string> | null | undefined;
  /** does the column match the given POSIX regular expression, case insensitive */
  _iregex?: string | null | undefined;
  _is_null?: boolean | null | undefined;
  /** does the column match the given pattern */
  _like?: string | null | undefined;
  _lt?: string | null | undefined;
  _lte?: string | null | undefined;
  _neq?: string | null | undefined;
  /** does the column NOT match the given case-insensitive pattern */
  _nilike?: string | null | undefined;
  _nin?: Array<string> | null | undefined;
  /** does the column NOT match the given POSIX regular expression, case insensitive */
  _niregex?: string | null | undefined;
  /** does the column NOT match the given pattern */
  _nlike?: string | null | undefined;
  /** does the column NOT match the given POSIX regular expression, case sensitive */
  _nregex?: string | null | undefined;
  /** does the column NOT match the given SQL regular expression */
  _nsimilar?: string | null | undefined;
  /** does the column match the given POSIX regular expression, case sensitive */
  _regex?: string | null | undefined;
  /** does the column match the given SQL regular expression */
  _similar?: string | null | undefined;
};

export type Activation_Aggregate_Bool_Exp = {
  bool_and?: Activation_Aggregate_Bool_Exp_Bool_And | null | undefined;
  bool_or?: Activation_Aggregate_Bool_Exp_Bool_Or | null | undefined;
  count?: Activation_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Activation_Aggregate_Bool_Exp_Bool_And = {
  arguments: Activation_Select_Column_Activation_Aggregate_Bool_Exp_Bool_And_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Activation_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Activation_Aggregate_Bool_Exp_Bool_Or = {
  arguments: Activation_Select_Column_Activation_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Activation_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Activation_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Activation_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Activation_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "activation" */
export type Activation_Aggregate_Order_By = {
  avg?: Activation_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: Activation_Max_Order_By | null | undefined;
  min?: Activation_Min_Order_By | null | undefined;
  stddev?: Activation_Stddev_Order_By | null | undefined;
  stddev_pop?: Activation_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: Activation_Stddev_Samp_Order_By | null | undefined;
  sum?: Activation_Sum_Order_By | null | undefined;
  var_pop?: Activation_Var_Pop_Order_By | null | undefined;
  var_samp?: Activation_Var_Samp_Order_By | null | undefined;
  variance?: Activation_Variance_Order_By | null | undefined;
};

/** input type for inserting array relation for remote table "activation" */
export type Activation_Arr_Rel_Insert_Input = {
  data: Array<Activation_Insert_Input>;
  /** upsert condition */
  on_conflict?: Activation_On_Conflict | null | undefined;
};

/** order by avg() on columns of table "activation" */
export type Activation_Avg_Order_By = {
  /** How many creators take part; kept by triggers, for 'popular'. */
  participant_count?: Order_By | null | undefined;
  /** Counts the changes, so that a guarded transition can say which state it saw. */
  version?: Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "activation". All fields are combined with a logical 'AND'. */
export type Activation_Bool_Exp = {
  _and?: Array<Activation_Bool_Exp> | null | undefined;
  _not?: Activation_Bool_Exp | null | undefined;
  _or?: Array<Activation_Bool_Exp> | null | undefined;
  auto_accept?: Boolean_Comparison_Exp | null | undefined;
  channels?: Activation_Channel_Bool_Exp | null | undefined;
  channels_aggregate?: Activation_Channel_Aggregate_Bool_Exp | null | undefined;
  click_figures?: Link_Click_Day_Bool_Exp | null | undefined;
  click_figures_aggregate?: Link_Click_Day_Aggregate_Bool_Exp | null | undefined;
  closed_at?: Timestamptz_Comparison_Exp | null | undefined;
  code_claims?: Code_Claim_Bool_Exp | null | undefined;
  code_claims_aggregate?: Code_Claim_Aggregate_Bool_Exp | null | undefined;
  code_items?: Activation_Code_Item_Bool_Exp | null | undefined;
  code_items_aggregate?: Activation_Code_Item_Aggregate_Bool_Exp | null | undefined;
  code_stock?: Activation_Code_Stock_Bool_Exp | null | undefined;
  code_stock_aggregate?: Activation_Code_Stock_Aggregate_Bool_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  created_by?: Uuid_Comparison_Exp | null | undefined;
  creator_kit?: Creator_Kit_Bool_Exp | null | undefined;
  creator_program?: Creator_Program_Bool_Exp | null | undefined;
  description?: String_Comparison_Exp | null | undefined;
  eligibility?: Jsonb_Comparison_Exp | null | undefined;
  eligible?: Boolean_Comparison_Exp | null | undefined;
  embargo_at?: Timestamptz_Comparison_Exp | null | undefined;
  embargo_time_zone?: String_Comparison_Exp | null | undefined;
  end_date?: Timestamptz_Comparison_Exp | null | undefined;
  figures?: Activation_Day_Bool_Exp | null | undefined;
  figures_aggregate?: Activation_Day_Aggregate_Bool_Exp | null | undefined;
  game?: Game_Bool_Exp | null | undefined;
  game_id?: Uuid_Comparison_Exp | null | undefined;
  games?: Activation_Game_Bool_Exp | null | undefined;
  games_aggregate?: Activation_Game_Aggregate_Bool_Exp | null | undefined;
  hero_url?: String_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  invitations?: Invitation_Bool_Exp | null | undefined;
  invitations_aggregate?: Invitation_Aggregate_Bool_Exp | null | undefined;
  key_campaign?: Key_Campaign_Bool_Exp | null | undefined;
  kind?: Activation_Kind_Enum_Comparison_Exp | null | undefined;
  links?: Link_Bool_Exp | null | undefined;
  links_aggregate?: Link_Aggregate_Bool_Exp | null | undefined;
  matchmakings?: Matchmaking_Bool_Exp | null | undefined;
  matchmakings_aggregate?: Matchmaking_Aggregate_Bool_Exp | null | undefined;
  media?: Activation_Media_Bool_Exp | null | undefined;
  media_aggregate?: Activation_Media_Aggregate_Bool_Exp | null | undefined;
  mission?: Mission_Bool_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
  own_review_note?: String_Comparison_Exp | null | undefined;
  participant_count?: Int_Comparison_Exp | null | undefined;
  poster_url?: String_Comparison_Exp | null | undefined;
  publish_problems?: Jsonb_Comparison_Exp | null | undefined;
  published_at?: Timestamptz_Comparison_Exp | null | undefined;
  quest?: Quest_Bool_Exp | null | undefined;
  requirement?: Requirement_Bool_Exp | null | undefined;
  review_note?: String_Comparison_Exp | null | undefined;
  start_date?: Timestamptz_Comparison_Exp | null | undefined;
  status?: Activation_Status_Enum_Comparison_Exp | null | undefined;
  status_changed_at?: Timestamptz_Comparison_Exp | null | undefined;
  submissions?: Submission_Bool_Exp | null | undefined;
  submissions_aggregate?: Submission_Aggregate_Bool_Exp | null | undefined;
  tags?: Activation_Tag_Bool_Exp | null | undefined;
  tags_aggregate?: Activation_Tag_Aggregate_Bool_Exp | null | undefined;
  thumbnail_url?: String_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
  visibility?: Activation_Visibility_Enum_Comparison_Exp | null | undefined;
  whitelist?: Activation_Whitelist_Bool_Exp | null | undefined;
  whitelist_aggregate?: Activation_Whitelist_Aggregate_Bool_Exp | null | undefined;
};

export type Activation_Channel_Aggregate_Bool_Exp = {
  count?: Activation_Channel_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Activation_Channel_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Activation_Channel_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Activation_Channel_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "activation_channel" */
export type Activation_Channel_Arr_Rel_Insert_Input = {
  data: Array<Activation_Channel_Insert_Input>;
  /** upsert condition */
  on_conflict?: Activation_Channel_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "activation_channel". All fields are combined with a logical 'AND'. */
export type Activation_Channel_Bool_Exp = {
  _and?: Array<Activation_Channel_Bool_Exp> | null | undefined;
  _not?: Activation_Channel_Bool_Exp | null | undefined;
  _or?: Array<Activation_Channel_Bool_Exp> | null | undefined;
  activation?: Activation_Bool_Exp | null | undefined;
  activation_id?: Uuid_Comparison_Exp | null | undefined;
  distribution_channel?: Distribution_Channel_Bool_Exp | null | undefined;
  distribution_channel_id?: String_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "activation_channel" */
export type Activation_Channel_Constraint =
  /** unique or primary key constraint on columns "activation_id", "distribution_channel_id" */
  | 'activation_channel_pkey';

/** input type for inserting data into table "activation_channel" */
export type Activation_Channel_Insert_Input = {
  activation?: Activation_Obj_Rel_Insert_Input | null | undefined;
  /** The activation it belongs to. */
  activation_id?: string | null | undefined;
  distribution_channel?: Distribution_Channel_Obj_Rel_Insert_Input | null | undefined;
  /** The platform or store. */
  distribution_channel_id?: string | null | undefined;
};

/** on_conflict condition type for table "activation_channel" */
export type Activation_Channel_On_Conflict = {
  constraint: Activation_Channel_Constraint;
  update_columns?: Array<Activation_Channel_Update_Column>;
  where?: Activation_Channel_Bool_Exp | null | undefined;
};

/** select columns of table "activation_channel" */
export type Activation_Channel_Select_Column =
  /** column name */
  | 'activation_id'
  /** column name */
  | 'distribution_channel_id';

/** update columns of table "activation_channel" */
export type Activation_Channel_Update_Column =
  /** column name */
  | 'activation_id'
  /** column name */
  | 'distribution_channel_id';

export type Activation_Code_Item_Aggregate_Bool_Exp = {
  count?: Activation_Code_Item_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Activation_Code_Item_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Activation_Code_Item_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Activation_Code_Item_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "activation_code_item" */
export type Activation_Code_Item_Arr_Rel_Insert_Input = {
  data: Array<Activation_Code_Item_Insert_Input>;
  /** upsert condition */
  on_conflict?: Activation_Code_Item_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "activation_code_item". All fields are combined with a logical 'AND'. */
export type Activation_Code_Item_Bool_Exp = {
  _and?: Array<Activation_Code_Item_Bool_Exp> | null | undefined;
  _not?: Activation_Code_Item_Bool_Exp | null | undefined;
  _or?: Array<Activation_Code_Item_Bool_Exp> | null | undefined;
  activation?: Activation_Bool_Exp | null | undefined;
  activation_id?: Uuid_Comparison_Exp | null | undefined;
  code_item?: Code_Item_Bool_Exp | null | undefined;
  code_item_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "activation_code_item" */
export type Activation_Code_Item_Constraint =
  /** unique or primary key constraint on columns "activation_id", "code_item_id" */
  | 'activation_code_item_pkey';

/** input type for inserting data into table "activation_code_item" */
export type Activation_Code_Item_Insert_Input = {
  activation?: Activation_Obj_Rel_Insert_Input | null | undefined;
  /** The activation it belongs to. */
  activation_id?: string | null | undefined;
  code_item?: Code_Item_Obj_Rel_Insert_Input | null | undefined;
  /** The item of the Code Manager. */
  code_item_id?: string | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
};

/** on_conflict condition type for table "activation_code_item" */
export type Activation_Code_Item_On_Conflict = {
  constraint: Activation_Code_Item_Constraint;
  update_columns?: Array<Activation_Code_Item_Update_Column>;
  where?: Activation_Code_Item_Bool_Exp | null | undefined;
};

/** select columns of table "activation_code_item" */
export type Activation_Code_Item_Select_Column =
  /** column name */
  | 'activation_id'
  /** column name */
  | 'code_item_id'
  /** column name */
  | 'created_at';

/** update columns of table "activation_code_item" */
export type Activation_Code_Item_Update_Column =
  /** column name */
  | 'activation_id'
  /** column name */
  | 'code_item_id'
  /** column name */
  | 'created_at';

export type Activation_Code_Stock_Aggregate_Bool_Exp = {
  count?: Activation_Code_Stock_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Activation_Code_Stock_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Activation_Code_Stock_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Activation_Code_Stock_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** Boolean expression to filter rows from the table "activation_code_stock". All fields are combined with a logical 'AND'. */
export type Activation_Code_Stock_Bool_Exp = {
  _and?: Array<Activation_Code_Stock_Bool_Exp> | null | undefined;
  _not?: Activation_Code_Stock_Bool_Exp | null | undefined;
  _or?: Array<Activation_Code_Stock_Bool_Exp> | null | undefined;
  activation?: Activation_Bool_Exp | null | undefined;
  activation_id?: Uuid_Comparison_Exp | null | undefined;
  availability?: String_Comparison_Exp | null | undefined;
  available?: Bigint_Comparison_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  distribution_channel?: Distribution_Channel_Bool_Exp | null | undefined;
  distribution_channel_id?: String_Comparison_Exp | null | undefined;
  total?: Bigint_Comparison_Exp | null | undefined;
};

/** select columns of table "activation_code_stock" */
export type Activation_Code_Stock_Select_Column =
  /** column name */
  | 'activation_id'
  /** column name */
  | 'availability'
  /** column name */
  | 'available'
  /** column name */
  | 'company_id'
  /** column name */
  | 'distribution_channel_id'
  /** column name */
  | 'total';

/** unique or primary key constraints on table "activation" */
export type Activation_Constraint =
  /** unique or primary key constraint on columns "id", "company_id" */
  | 'activation_id_company_id_key'
  /** unique or primary key constraint on columns "id", "kind" */
  | 'activation_id_kind_key'
  /** unique or primary key constraint on columns "company_id" */
  | 'activation_one_program_per_company'
  /** unique or primary key constraint on columns "id" */
  | 'activation_pkey';

export type Activation_Day_Aggregate_Bool_Exp = {
  count?: Activation_Day_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Activation_Day_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Activation_Day_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Activation_Day_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "activation_day" */
export type Activation_Day_Arr_Rel_Insert_Input = {
  data: Array<Activation_Day_Insert_Input>;
  /** upsert condition */
  on_conflict?: Activation_Day_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "activation_day". All fields are combined with a logical 'AND'. */
export type Activation_Day_Bool_Exp = {
  _and?: Array<Activation_Day_Bool_Exp> | null | undefined;
  _not?: Activation_Day_Bool_Exp | null | undefined;
  _or?: Array<Activation_Day_Bool_Exp> | null | undefined;
  activation?: Activation_Bool_Exp | null | undefined;
  activation_id?: Uuid_Comparison_Exp | null | undefined;
  air_minutes?: Bigint_Comparison_Exp | null | undefined;
  ccv_minutes?: Bigint_Comparison_Exp | null | undefined;
  clicks?: Bigint_Comparison_Exp | null | undefined;
  codes?: Int_Comparison_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  day?: Date_Comparison_Exp | null | undefined;
  game?: Game_Bool_Exp | null | undefined;
  game_id?: Uuid_Comparison_Exp | null | undefined;
  hours_watched?: Numeric_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  submissions?: Int_Comparison_Exp | null | undefined;
  views?: Bigint_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "activation_day" */
export type Activation_Day_Constraint =
  /** unique or primary key constraint on columns "activation_id", "creator_id", "day" */
  | 'activation_day_key'
  /** unique or primary key constraint on columns "id" */
  | 'activation_day_pkey';

/** input type for inserting data into table "activation_day" */
export type Activation_Day_Insert_Input = {
  activation?: Activation_Obj_Rel_Insert_Input | null | undefined;
  /** The activation it belongs to. */
  activation_id?: string | null | undefined;
  /** Minutes on air. */
  air_minutes?: number | null | undefined;
  /** Concurrent viewers times minutes on air. */
  ccv_minutes?: number | null | undefined;
  /** Clicks on tracked links. */
  clicks?: number | null | undefined;
  /** Codes claimed. */
  codes?: number | null | undefined;
  company?: Company_Obj_Rel_Insert_Input | null | undefined;
  /** The company it belongs to; kept equal to the activation's. */
  company_id?: string | null | undefined;
  creator?: Creator_Obj_Rel_Insert_Input | null | undefined;
  /** The creator; none for the activation's own link. */
  creator_id?: string | null | undefined;
  /** The day, in UTC. */
  day?: string | null | undefined;
  game?: Game_Obj_Rel_Insert_Input | null | undefined;
  /** The activation's main game. */
  game_id?: string | null | undefined;
  /** Hours watched of it. */
  hours_watched?: number | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  /** Pieces of content submitted. */
  submissions?: number | null | undefined;
  /** Views gained by submitted content. */
  views?: number | null | undefined;
};

/** on_conflict condition type for table "activation_day" */
export type Activation_Day_On_Conflict = {
  constraint: Activation_Day_Constraint;
  update_columns?: Array<Activation_Day_Update_Column>;
  where?: Activation_Day_Bool_Exp | null | undefined;
};

/** select columns of table "activation_day" */
export type Activation_Day_Select_Column =
  /** column name */
  | 'activation_id'
  /** column name */
  | 'air_minutes'
  /** column name */
  | 'ccv_minutes'
  /** column name */
  | 'clicks'
  /** column name */
  | 'codes'
  /** column name */
  | 'company_id'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'day'
  /** column name */
  | 'game_id'
  /** column name */
  | 'hours_watched'
  /** column name */
  | 'id'
  /** column name */
  | 'submissions'
  /** column name */
  | 'views';

/** update columns of table "activation_day" */
export type Activation_Day_Update_Column =
  /** column name */
  | 'activation_id'
  /** column name */
  | 'air_minutes'
  /** column name */
  | 'ccv_minutes'
  /** column name */
  | 'clicks'
  /** column name */
  | 'codes'
  /** column name */
  | 'company_id'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'day'
  /** column name */
  | 'game_id'
  /** column name */
  | 'hours_watched'
  /** column name */
  | 'id'
  /** column name */
  | 'submissions'
  /** column name */
  | 'views';

export type Activation_Game_Aggregate_Bool_Exp = {
  count?: Activation_Game_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Activation_Game_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Activation_Game_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Activation_Game_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "activation_game" */
export type Activation_Game_Arr_Rel_Insert_Input = {
  data: Array<Activation_Game_Insert_Input>;
  /** upsert condition */
  on_conflict?: Activation_Game_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "activation_game". All fields are combined with a logical 'AND'. */
export type Activation_Game_Bool_Exp = {
  _and?: Array<Activation_Game_Bool_Exp> | null | undefined;
  _not?: Activation_Game_Bool_Exp | null | undefined;
  _or?: Array<Activation_Game_Bool_Exp> | null | undefined;
  activation?: Activation_Bool_Exp | null | undefined;
  activation_id?: Uuid_Comparison_Exp | null | undefined;
  game?: Game_Bool_Exp | null | undefined;
  game_id?: Uuid_Comparison_Exp | null | undefined;
  position?: Int_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "activation_game" */
export type Activation_Game_Constraint =
  /** unique or primary key constraint on columns "activation_id", "game_id" */
  | 'activation_game_pkey';

/** input type for inserting data into table "activation_game" */
export type Activation_Game_Insert_Input = {
  activation?: Activation_Obj_Rel_Insert_Input | null | undefined;
  /** The activation it belongs to. */
  activation_id?: string | null | undefined;
  game?: Game_Obj_Rel_Insert_Input | null | undefined;
  /** The game. */
  game_id?: string | null | undefined;
  /** Place in the list, from 1. */
  position?: number | null | undefined;
};

/** on_conflict condition type for table "activation_game" */
export type Activation_Game_On_Conflict = {
  constraint: Activation_Game_Constraint;
  update_columns?: Array<Activation_Game_Update_Column>;
  where?: Activation_Game_Bool_Exp | null | undefined;
};

/** select columns of table "activation_game" */
export type Activation_Game_Select_Column =
  /** column name */
  | 'activation_id'
  /** column name */
  | 'game_id'
  /** column name */
  | 'position';

/** update columns of table "activation_game" */
export type Activation_Game_Update_Column =
  /** column name */
  | 'activation_id'
  /** column name */
  | 'game_id'
  /** column name */
  | 'position';

/** input type for inserting data into table "activation" */
export type Activation_Insert_Input = {
  /** Creators who qualify are accepted without being looked at. */
  auto_accept?: boolean | null | undefined;
  channels?: Activation_Channel_Arr_Rel_Insert_Input | null | undefined;
  click_figures?: Link_Click_Day_Arr_Rel_Insert_Input | null | undefined;
  /** When it ended or was closed. */
  closed_at?: string | null | undefined;
  code_claims?: Code_Claim_Arr_Rel_Insert_Input | null | undefined;
  code_items?: Activation_Code_Item_Arr_Rel_Insert_Input | null | undefined;
  company?: Company_Obj_Rel_Insert_Input | null | undefined;
  /** The company that runs it. */
  company_id?: string | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  /** Who made it. */
  created_by?: string | null | undefined;
  creator_kit?: Creator_Kit_Obj_Rel_Insert_Input | null | undefined;
  creator_program?: Creator_Program_Obj_Rel_Insert_Input | null | undefined;
  /** What it is, as rich text. */
  description?: string | null | undefined;
  /** Nothing may be published before this moment; none: no embargo. */
  embargo_at?: string | null | undefined;
  /** The time zone in which the embargo was given. */
  embargo_time_zone?: string | null | undefined;
  /** When it ends; none for an ongoing one. */
  end_date?: string | null | undefined;
  figures?: Activation_Day_Arr_Rel_Insert_Input | null | undefined;
  game?: Game_Obj_Rel_Insert_Input | null | undefined;
  /** The game it is about; of a mission with several games the first. */
  game_id?: string | null | undefined;
  games?: Activation_Game_Arr_Rel_Insert_Input | null | undefined;
  /** Hero picture, 1920x640. */
  hero_url?: string | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  invitations?: Invitation_Arr_Rel_Insert_Input | null | undefined;
  key_campaign?: Key_Campaign_Obj_Rel_Insert_Input | null | undefined;
  /** Which of the four kinds; its own fields are in the table of that kind under the same id. */
  kind?: Activation_Kind_Enum | null | undefined;
  links?: Link_Arr_Rel_Insert_Input | null | undefined;
  matchmakings?: Matchmaking_Arr_Rel_Insert_Input | null | undefined;
  media?: Activation_Media_Arr_Rel_Insert_Input | null | undefined;
  mission?: Mission_Obj_Rel_Insert_Input | null | undefined;
  /** Its name or title. */
  name?: string | null | undefined;
  /** How many creators take part; kept by triggers, for 'popular'. */
  participant_count?: number | null | undefined;
  /** Poster, 120x160. */
  poster_url?: string | null | undefined;
  /** When it was first published. */
  published_at?: string | null | undefined;
  quest?: Quest_Obj_Rel_Insert_Input | null | undefined;
  requirement?: Requirement_Obj_Rel_Insert_Input | null | undefined;
  /** What the admin who looked at the first publish says to the company. */
  review_note?: string | null | undefined;
  /** When it opens. */
  start_date?: string | null | undefined;
  /** Where it stands; only the moves of activation_transition are legal. */
  status?: Activation_Status_Enum | null | undefined;
  /** When the status last changed. */
  status_changed_at?: string | null | undefined;
  submissions?: Submission_Arr_Rel_Insert_Input | null | undefined;
  tags?: Activation_Tag_Arr_Rel_Insert_Input | null | undefined;
  /** Thumbnail, 460x215. */
  thumbnail_url?: string | null | undefined;
  /** When the row last changed. */
  updated_at?: string | null | undefined;
  /** Counts the changes, so that a guarded transition can say which state it saw. */
  version?: number | null | undefined;
  /** Who finds it. */
  visibility?: Activation_Visibility_Enum | null | undefined;
  whitelist?: Activation_Whitelist_Arr_Rel_Insert_Input | null | undefined;
};

export type Activation_Kind_Enum =
  /** Creator Program: a community of accepted creators */
  | 'CREATOR_PROGRAM'
  /** Key campaign: game codes handed to creators */
  | 'KEY'
  /** Mission: performance-based activities with rewards */
  | 'MISSION'
  /** Quest: a paid sponsorship with bids */
  | 'QUEST';

/** Boolean expression to compare columns of type "activation_kind_enum". All fields are combined with logical 'AND'. */
export type Activation_Kind_Enum_Comparison_Exp = {
  _eq?: Activation_Kind_Enum | null | undefined;
  _in?: Array<Activation_Kind_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Activation_Kind_Enum | null | undefined;
  _nin?: Array<Activation_Kind_Enum> | null | undefined;
};

/** order by max() on columns of table "activation" */
export type Activation_Max_Order_By = {
  /** When it ended or was closed. */
  closed_at?: Order_By | null | undefined;
  /** The company that runs it. */
  company_id?: Order_By | null | undefined;
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** Who made it. */
  created_by?: Order_By | null | undefined;
  /** What it is, as rich text. */
  description?: Order_By | null | undefined;
  /** Nothing may be published before this moment; none: no embargo. */
  embargo_at?: Order_By | null | undefined;
  /** The time zone in which the embargo was given. */
  embargo_time_zone?: Order_By | null | undefined;
  /** When it ends; none for an ongoing one. */
  end_date?: Order_By | null | undefined;
  /** The game it is about; of a mission with several games the first. */
  game_id?: Order_By | null | undefined;
  /** Hero picture, 1920x640. */
  hero_url?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** Which of the four kinds; its own fields are in the table of that kind under the same id. */
  kind?: Order_By | null | undefined;
  /** Its name or title. */
  name?: Order_By | null | undefined;
  /** How many creators take part; kept by triggers, for 'popular'. */
  participant_count?: Order_By | null | undefined;
  /** Poster, 120x160. */
  poster_url?: Order_By | null | undefined;
  /** When it was first published. */
  published_at?: Order_By | null | undefined;
  /** What the admin who looked at the first publish says to the company. */
  review_note?: Order_By | null | undefined;
  /** When it opens. */
  start_date?: Order_By | null | undefined;
  /** Where it stands; only the moves of activation_transition are legal. */
  status?: Order_By | null | undefined;
  /** When the status last changed. */
  status_changed_at?: Order_By | null | undefined;
  /** Thumbnail, 460x215. */
  thumbnail_url?: Order_By | null | undefined;
  /** When the row last changed. */
  updated_at?: Order_By | null | undefined;
  /** Counts the changes, so that a guarded transition can say which state it saw. */
  version?: Order_By | null | undefined;
  /** Who finds it. */
  visibility?: Order_By | null | undefined;
};

export type Activation_Media_Aggregate_Bool_Exp = {
  count?: Activation_Media_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Activation_Media_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Activation_Media_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Activation_Media_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "activation_media" */
export type Activation_Media_Arr_Rel_Insert_Input = {
  data: Array<Activation_Media_Insert_Input>;
  /** upsert condition */
  on_conflict?: Activation_Media_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "activation_media". All fields are combined with a logical 'AND'. */
export type Activation_Media_Bool_Exp = {
  _and?: Array<Activation_Media_Bool_Exp> | null | undefined;
  _not?: Activation_Media_Bool_Exp | null | undefined;
  _or?: Array<Activation_Media_Bool_Exp> | null | undefined;
  activation?: Activation_Bool_Exp | null | undefined;
  activation_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  kind?: Activation_Media_Kind_Enum_Comparison_Exp | null | undefined;
  position?: Int_Comparison_Exp | null | undefined;
  title?: String_Comparison_Exp | null | undefined;
  url?: String_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "activation_media" */
export type Activation_Media_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'activation_media_pkey';

/** input type for inserting data into table "activation_media" */
export type Activation_Media_Insert_Input = {
  activation?: Activation_Obj_Rel_Insert_Input | null | undefined;
  /** The activation it belongs to. */
  activation_id?: string | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  /** What it is and whether it belongs to the gallery or the creator kit. */
  kind?: Activation_Media_Kind_Enum | null | undefined;
  /** Place in the list, from 1. */
  position?: number | null | undefined;
  /** What it shows, also for those who cannot see it. */
  title?: string | null | undefined;
  /** Where it is. */
  url?: string | null | undefined;
};

export type Activation_Media_Kind_Enum =
  /** A picture of the gallery */
  | 'image'
  /** A picture of the creator kit */
  | 'kit_image'
  /** A link of the creator kit: press page, fact sheet, rules */
  | 'kit_link'
  /** A video of the creator kit */
  | 'kit_video'
  /** A video of the gallery */
  | 'video';

/** Boolean expression to compare columns of type "activation_media_kind_enum". All fields are combined with logical 'AND'. */
export type Activation_Media_Kind_Enum_Comparison_Exp = {
  _eq?: Activation_Media_Kind_Enum | null | undefined;
  _in?: Array<Activation_Media_Kind_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Activation_Media_Kind_Enum | null | undefined;
  _nin?: Array<Activation_Media_Kind_Enum> | null | undefined;
};

/** on_conflict condition type for table "activation_media" */
export type Activation_Media_On_Conflict = {
  constraint: Activation_Media_Constraint;
  update_columns?: Array<Activation_Media_Update_Column>;
  where?: Activation_Media_Bool_Exp | null | undefined;
};

/** select columns of table "activation_media" */
export type Activation_Media_Select_Column =
  /** column name */
  | 'activation_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'id'
  /** column name */
  | 'kind'
  /** column name */
  | 'position'
  /** column name */
  | 'title'
  /** column name */
  | 'url';

/** update columns of table "activation_media" */
export type Activation_Media_Update_Column =
  /** column name */
  | 'activation_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'id'
  /** column name */
  | 'kind'
  /** column name */
  | 'position'
  /** column name */
  | 'title'
  /** column name */
  | 'url';

/** order by min() on columns of table "activation" */
export type Activation_Min_Order_By = {
  /** When it ended or was closed. */
  closed_at?: Order_By | null | undefined;
  /** The company that runs it. */
  company_id?: Order_By | null | undefined;
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** Who made it. */
  created_by?: Order_By | null | undefined;
  /** What it is, as rich text. */
  description?: Order_By | null | undefined;
  /** Nothing may be published before this moment; none: no embargo. */
  embargo_at?: Order_By | null | undefined;
  /** The time zone in which the embargo was given. */
  embargo_time_zone?: Order_By | null | undefined;
  /** When it ends; none for an ongoing one. */
  end_date?: Order_By | null | undefined;
  /** The game it is about; of a mission with several games the first. */
  game_id?: Order_By | null | undefined;
  /** Hero picture, 1920x640. */
  hero_url?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** Which of the four kinds; its own fields are in the table of that kind under the same id. */
  kind?: Order_By | null | undefined;
  /** Its name or title. */
  name?: Order_By | null | undefined;
  /** How many creators take part; kept by triggers, for 'popular'. */
  participant_count?: Order_By | null | undefined;
  /** Poster, 120x160. */
  poster_url?: Order_By | null | undefined;
  /** When it was first published. */
  published_at?: Order_By | null | undefined;
  /** What the admin who looked at the first publish says to the company. */
  review_note?: Order_By | null | undefined;
  /** When it opens. */
  start_date?: Order_By | null | undefined;
  /** Where it stands; only the moves of activation_transition are legal. */
  status?: Order_By | null | undefined;
  /** When the status last changed. */
  status_changed_at?: Order_By | null | undefined;
  /** Thumbnail, 460x215. */
  thumbnail_url?: Order_By | null | undefined;
  /** When the row last changed. */
  updated_at?: Order_By | null | undefined;
  /** Counts the changes, so that a guarded transition can say which state it saw. */
  version?: Order_By | null | undefined;
  /** Who finds it. */
  visibility?: Order_By | null | undefined;
};

/** input type for inserting object relation for remote table "activation" */
export type Activation_Obj_Rel_Insert_Input = {
  data: Activation_Insert_Input;
  /** upsert condition */
  on_conflict?: Activation_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "activation" */
export type Activation_On_Conflict = {
  constraint: Activation_Constraint;
  update_columns?: Array<Activation_Update_Column>;
  where?: Activation_Bool_Exp | null | undefined;
};

/** select columns of table "activation" */
export type Activation_Select_Column =
  /** column name */
  | 'auto_accept'
  /** column name */
  | 'closed_at'
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'created_by'
  /** column name */
  | 'description'
  /** column name */
  | 'embargo_at'
  /** column name */
  | 'embargo_time_zone'
  /** column name */
  | 'end_date'
  /** column name */
  | 'game_id'
  /** column name */
  | 'hero_url'
  /** column name */
  | 'id'
  /** column name */
  | 'kind'
  /** column name */
  | 'name'
  /** column name */
  | 'participant_count'
  /** column name */
  | 'poster_url'
  /** column name */
  | 'published_at'
  /** column name */
  | 'review_note'
  /** column name */
  | 'start_date'
  /** column name */
  | 'status'
  /** column name */
  | 'status_changed_at'
  /** column name */
  | 'thumbnail_url'
  /** column name */
  | 'updated_at'
  /** column name */
  | 'version'
  /** column name */
  | 'visibility';

/** select "activation_aggregate_bool_exp_bool_and_arguments_columns" columns of table "activation" */
export type Activation_Select_Column_Activation_Aggregate_Bool_Exp_Bool_And_Arguments_Columns =
  /** column name */
  | 'auto_accept';

/** select "activation_aggregate_bool_exp_bool_or_arguments_columns" columns of table "activation" */
export type Activation_Select_Column_Activation_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns =
  /** column name */
  | 'auto_accept';

export type Activation_Status_Enum =
  /** Live */
  | 'active'
  /** Closed by its company */
  | 'closed'
  /** Draft: being written, only its company sees it */
  | 'draft'
  /** Ended: its end date has passed or its company ended it */
  | 'ended'
  /** Past: ended or closed, and nothing in it is under way any more */
  | 'past'
  /** Unpublished: closed to new applications, enrolled creators continue */
  | 'unpublished'
  /** Upcoming: published, its start date lies ahead */
  | 'upcoming'
  /** Waiting for company verification: the first publish is reviewed */
  | 'waiting_for_company_verification';

/** Boolean expression to compare columns of type "activation_status_enum". All fields are combined with logical 'AND'. */
export type Activation_Status_Enum_Comparison_Exp = {
  _eq?: Activation_Status_Enum | null | undefined;
  _in?: Array<Activation_Status_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Activation_Status_Enum | null | undefined;
  _nin?: Array<Activation_Status_Enum> | null | undefined;
};

/** order by stddev() on columns of table "activation" */
export type Activation_Stddev_Order_By = {
  /** How many creators take part; kept by triggers, for 'popular'. */
  participant_count?: Order_By | null | undefined;
  /** Counts the changes, so that a guarded transition can say which state it saw. */
  version?: Order_By | null | undefined;
};

/** order by stddev_pop() on columns of table "activation" */
export type Activation_Stddev_Pop_Order_By = {
  /** How many creators take part; kept by triggers, for 'popular'. */
  participant_count?: Order_By | null | undefined;
  /** Counts the changes, so that a guarded transition can say which state it saw. */
  version?: Order_By | null | undefined;
};

/** order by stddev_samp() on columns of table "activation" */
export type Activation_Stddev_Samp_Order_By = {
  /** How many creators take part; kept by triggers, for 'popular'. */
  participant_count?: Order_By | null | undefined;
  /** Counts the changes, so that a guarded transition can say which state it saw. */
  version?: Order_By | null | undefined;
};

/** order by sum() on columns of table "activation" */
export type Activation_Sum_Order_By = {
  /** How many creators take part; kept by triggers, for 'popular'. */
  participant_count?: Order_By | null | undefined;
  /** Counts the changes, so that a guarded transition can say which state it saw. */
  version?: Order_By | null | undefined;
};

export type Activation_Tag_Aggregate_Bool_Exp = {
  count?: Activation_Tag_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Activation_Tag_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Activation_Tag_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Activation_Tag_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "activation_tag" */
export type Activation_Tag_Arr_Rel_Insert_Input = {
  data: Array<Activation_Tag_Insert_Input>;
  /** upsert condition */
  on_conflict?: Activation_Tag_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "activation_tag". All fields are combined with a logical 'AND'. */
export type Activation_Tag_Bool_Exp = {
  _and?: Array<Activation_Tag_Bool_Exp> | null | undefined;
  _not?: Activation_Tag_Bool_Exp | null | undefined;
  _or?: Array<Activation_Tag_Bool_Exp> | null | undefined;
  activation?: Activation_Bool_Exp | null | undefined;
  activation_id?: Uuid_Comparison_Exp | null | undefined;
  tag?: Tag_Bool_Exp | null | undefined;
  tag_id?: Uuid_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "activation_tag" */
export type Activation_Tag_Constraint =
  /** unique or primary key constraint on columns "activation_id", "tag_id" */
  | 'activation_tag_pkey';

/** input type for inserting data into table "activation_tag" */
export type Activation_Tag_Insert_Input = {
  activation?: Activation_Obj_Rel_Insert_Input | null | undefined;
  /** The activation it belongs to. */
  activation_id?: string | null | undefined;
  tag?: Tag_Obj_Rel_Insert_Input | null | undefined;
  /** The tag. */
  tag_id?: string | null | undefined;
};

/** on_conflict condition type for table "activation_tag" */
export type Activation_Tag_On_Conflict = {
  constraint: Activation_Tag_Constraint;
  update_columns?: Array<Activation_Tag_Update_Column>;
  where?: Activation_Tag_Bool_Exp | null | undefined;
};

/** select columns of table "activation_tag" */
export type Activation_Tag_Select_Column =
  /** column name */
  | 'activation_id'
  /** column name */
  | 'tag_id';

/** update columns of table "activation_tag" */
export type Activation_Tag_Update_Column =
  /** column name */
  | 'activation_id'
  /** column name */
  | 'tag_id';

/** update columns of table "activation" */
export type Activation_Update_Column =
  /** column name */
  | 'auto_accept'
  /** column name */
  | 'closed_at'
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'created_by'
  /** column name */
  | 'description'
  /** column name */
  | 'embargo_at'
  /** column name */
  | 'embargo_time_zone'
  /** column name */
  | 'end_date'
  /** column name */
  | 'game_id'
  /** column name */
  | 'hero_url'
  /** column name */
  | 'id'
  /** column name */
  | 'kind'
  /** column name */
  | 'name'
  /** column name */
  | 'participant_count'
  /** column name */
  | 'poster_url'
  /** column name */
  | 'published_at'
  /** column name */
  | 'review_note'
  /** column name */
  | 'start_date'
  /** column name */
  | 'status'
  /** column name */
  | 'status_changed_at'
  /** column name */
  | 'thumbnail_url'
  /** column name */
  | 'updated_at'
  /** column name */
  | 'version'
  /** column name */
  | 'visibility';

/** order by var_pop() on columns of table "activation" */
export type Activation_Var_Pop_Order_By = {
  /** How many creators take part; kept by triggers, for 'popular'. */
  participant_count?: Order_By | null | undefined;
  /** Counts the changes, so that a guarded transition can say which state it saw. */
  version?: Order_By | null | undefined;
};

/** order by var_samp() on columns of table "activation" */
export type Activation_Var_Samp_Order_By = {
  /** How many creators take part; kept by triggers, for 'popular'. */
  participant_count?: Order_By | null | undefined;
  /** Counts the changes, so that a guarded transition can say which state it saw. */
  version?: Order_By | null | undefined;
};

/** order by variance() on columns of table "activation" */
export type Activation_Variance_Order_By = {
  /** How many creators take part; kept by triggers, for 'popular'. */
  participant_count?: Order_By | null | undefined;
  /** Counts the changes, so that a guarded transition can say which state it saw. */
  version?: Order_By | null | undefined;
};

export type Activation_Visibility_Enum =
  /** Only invited creators see it */
  | 'invite_only'
  /** Everyone finds it in browse and explore */
  | 'public';

/** Boolean expression to compare columns of type "activation_visibility_enum". All fields are combined with logical 'AND'. */
export type Activation_Visibility_Enum_Comparison_Exp = {
  _eq?: Activation_Visibility_Enum | null | undefined;
  _in?: Array<Activation_Visibility_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Activation_Visibility_Enum | null | undefined;
  _nin?: Array<Activation_Visibility_Enum> | null | undefined;
};

export type Activation_Whitelist_Aggregate_Bool_Exp = {
  count?: Activation_Whitelist_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Activation_Whitelist_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Activation_Whitelist_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Activation_Whitelist_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "activation_whitelist" */
export type Activation_Whitelist_Arr_Rel_Insert_Input = {
  data: Array<Activation_Whitelist_Insert_Input>;
  /** upsert condition */
  on_conflict?: Activation_Whitelist_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "activation_whitelist". All fields are combined with a logical 'AND'. */
export type Activation_Whitelist_Bool_Exp = {
  _and?: Array<Activation_Whitelist_Bool_Exp> | null | undefined;
  _not?: Activation_Whitelist_Bool_Exp | null | undefined;
  _or?: Array<Activation_Whitelist_Bool_Exp> | null | undefined;
  activation?: Activation_Bool_Exp | null | undefined;
  activation_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "activation_whitelist" */
export type Activation_Whitelist_Constraint =
  /** unique or primary key constraint on columns "activation_id", "creator_id" */
  | 'activation_whitelist_pkey';

/** input type for inserting data into table "activation_whitelist" */
export type Activation_Whitelist_Insert_Input = {
  activation?: Activation_Obj_Rel_Insert_Input | null | undefined;
  /** The activation it belongs to. */
  activation_id?: string | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  creator?: Creator_Obj_Rel_Insert_Input | null | undefined;
  /** The creator it is about. */
  creator_id?: string | null | undefined;
};

/** on_conflict condition type for table "activation_whitelist" */
export type Activation_Whitelist_On_Conflict = {
  constraint: Activation_Whitelist_Constraint;
  update_columns?: Array<Activation_Whitelist_Update_Column>;
  where?: Activation_Whitelist_Bool_Exp | null | undefined;
};

/** select columns of table "activation_whitelist" */
export type Activation_Whitelist_Select_Column =
  /** column name */
  | 'activation_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'creator_id';

/** update columns of table "activation_whitelist" */
export type Activation_Whitelist_Update_Column =
  /** column name */
  | 'activation_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'creator_id';

/** Boolean expression to filter rows from the table "address". All fields are combined with a logical 'AND'. */
export type Address_Bool_Exp = {
  _and?: Array<Address_Bool_Exp> | null | undefined;
  _not?: Address_Bool_Exp | null | undefined;
  _or?: Array<Address_Bool_Exp> | null | undefined;
  address_country?: Country_Bool_Exp | null | undefined;
  city?: String_Comparison_Exp | null | undefined;
  country?: String_Comparison_Exp | null | undefined;
  email?: Citext_Comparison_Exp | null | undefined;
  first_name?: String_Comparison_Exp | null | undefined;
  last_name?: String_Comparison_Exp | null | undefined;
  province?: String_Comparison_Exp | null | undefined;
  street_name?: String_Comparison_Exp | null | undefined;
  street_number?: String_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
  user?: User_Bool_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
  zip_code?: String_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "address" */
export type Address_Constraint =
  /** unique or primary key constraint on columns "user_id" */
  | 'address_pkey';

/** input type for inserting data into table "address" */
export type Address_Insert_Input = {
  address_country?: Country_Obj_Rel_Insert_Input | null | undefined;
  /** City. */
  city?: string | null | undefined;
  /** The country, by its ISO 3166 code. */
  country?: string | null | undefined;
  /** Where the carrier can write to; optional. */
  email?: string | null | undefined;
  /** First name. */
  first_name?: string | null | undefined;
  /** Last name. */
  last_name?: string | null | undefined;
  /** Province or state; optional. */
  province?: string | null | undefined;
  /** Street. */
  street_name?: string | null | undefined;
  /** House number. */
  street_number?: string | null | undefined;
  /** When the row last changed. */
  updated_at?: string | null | undefined;
  user?: User_Obj_Rel_Insert_Input | null | undefined;
  /** Whose address it is. */
  user_id?: string | null | undefined;
  /** Postal code. */
  zip_code?: string | null | undefined;
};

/** input type for inserting object relation for remote table "address" */
export type Address_Obj_Rel_Insert_Input = {
  data: Address_Insert_Input;
  /** upsert condition */
  on_conflict?: Address_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "address" */
export type Address_On_Conflict = {
  constraint: Address_Constraint;
  update_columns?: Array<Address_Update_Column>;
  where?: Address_Bool_Exp | null | undefined;
};

/** Ordering options when selecting data from "address". */
export type Address_Order_By = {
  address_country?: Country_Order_By | null | undefined;
  city?: Order_By | null | undefined;
  country?: Order_By | null | undefined;
  email?: Order_By | null | undefined;
  first_name?: Order_By | null | undefined;
  last_name?: Order_By | null | undefined;
  province?: Order_By | null | undefined;
  street_name?: Order_By | null | undefined;
  street_number?: Order_By | null | undefined;
  updated_at?: Order_By | null | undefined;
  user?: User_Order_By | null | undefined;
  user_id?: Order_By | null | undefined;
  zip_code?: Order_By | null | undefined;
};

/** update columns of table "address" */
export type Address_Update_Column =
  /** column name */
  | 'city'
  /** column name */
  | 'country'
  /** column name */
  | 'email'
  /** column name */
  | 'first_name'
  /** column name */
  | 'last_name'
  /** column name */
  | 'province'
  /** column name */
  | 'street_name'
  /** column name */
  | 'street_number'
  /** column name */
  | 'updated_at'
  /** column name */
  | 'user_id'
  /** column name */
  | 'zip_code';

export type Analytics_Page_Aggregate_Bool_Exp = {
  count?: Analytics_Page_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Analytics_Page_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Analytics_Page_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Analytics_Page_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "analytics_page" */
export type Analytics_Page_Aggregate_Order_By = {
  avg?: Analytics_Page_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: Analytics_Page_Max_Order_By | null | undefined;
  min?: Analytics_Page_Min_Order_By | null | undefined;
  stddev?: Analytics_Page_Stddev_Order_By | null | undefined;
  stddev_pop?: Analytics_Page_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: Analytics_Page_Stddev_Samp_Order_By | null | undefined;
  sum?: Analytics_Page_Sum_Order_By | null | undefined;
  var_pop?: Analytics_Page_Var_Pop_Order_By | null | undefined;
  var_samp?: Analytics_Page_Var_Samp_Order_By | null | undefined;
  variance?: Analytics_Page_Variance_Order_By | null | undefined;
};

/** input type for inserting array relation for remote table "analytics_page" */
export type Analytics_Page_Arr_Rel_Insert_Input = {
  data: Array<Analytics_Page_Insert_Input>;
  /** upsert condition */
  on_conflict?: Analytics_Page_On_Conflict | null | undefined;
};

/** order by avg() on columns of table "analytics_page" */
export type Analytics_Page_Avg_Order_By = {
  /** Its place in the list, from the first on. */
  position?: Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "analytics_page". All fields are combined with a logical 'AND'. */
export type Analytics_Page_Bool_Exp = {
  _and?: Array<Analytics_Page_Bool_Exp> | null | undefined;
  _not?: Analytics_Page_Bool_Exp | null | undefined;
  _or?: Array<Analytics_Page_Bool_Exp> | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  layout?: Jsonb_Comparison_Exp | null | undefined;
  name?: Citext_Comparison_Exp | null | undefined;
  position?: Int_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
  user?: User_Bool_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "analytics_page" */
export type Analytics_Page_Constraint =
  /** unique or primary key constraint on columns "user_id", "name" */
  | 'analytics_page_name_key'
  /** unique or primary key constraint on columns "id" */
  | 'analytics_page_pkey';

/** input type for inserting data into table "analytics_page" */
export type Analytics_Page_Insert_Input = {
  /** When the row was made. */
  created_at?: string | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  /** Which figures are shown where. */
  layout?: unknown;
  /** What the tab is called. */
  name?: string | null | undefined;
  /** Its place in the list, from the first on. */
  position?: number | null | undefined;
  /** When the row last changed. */
  updated_at?: string | null | undefined;
  user?: User_Obj_Rel_Insert_Input | null | undefined;
  /** The account it belongs to. */
  user_id?: string | null | undefined;
};

/** order by max() on columns of table "analytics_page" */
export type Analytics_Page_Max_Order_By = {
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** What the tab is called. */
  name?: Order_By | null | undefined;
  /** Its place in the list, from the first on. */
  position?: Order_By | null | undefined;
  /** When the row last changed. */
  updated_at?: Order_By | null | undefined;
  /** The account it belongs to. */
  user_id?: Order_By | null | undefined;
};

/** order by min() on columns of table "analytics_page" */
export type Analytics_Page_Min_Order_By = {
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** What the tab is called. */
  name?: Order_By | null | undefined;
  /** Its place in the list, from the first on. */
  position?: Order_By | null | undefined;
  /** When the row last changed. */
  updated_at?: Order_By | null | undefined;
  /** The account it belongs to. */
  user_id?: Order_By | null | undefined;
};

/** on_conflict condition type for table "analytics_page" */
export type Analytics_Page_On_Conflict = {
  constraint: Analytics_Page_Constraint;
  update_columns?: Array<Analytics_Page_Update_Column>;
  where?: Analytics_Page_Bool_Exp | null | undefined;
};

/** select columns of table "analytics_page" */
export type Analytics_Page_Select_Column =
  /** column name */
  | 'created_at'
  /** column name */
  | 'id'
  /** column name */
  | 'layout'
  /** column name */
  | 'name'
  /** column name */
  | 'position'
  /** column name */
  | 'updated_at'
  /** column name */
  | 'user_id';

/** order by stddev() on columns of table "analytics_page" */
export type Analytics_Page_Stddev_Order_By = {
  /** Its place in the list, from the first on. */
  position?: Order_By | null | undefined;
};

/** order by stddev_pop() on columns of table "analytics_page" */
export type Analytics_Page_Stddev_Pop_Order_By = {
  /** Its place in the list, from the first on. */
  position?: Order_By | null | undefined;
};

/** order by stddev_samp() on columns of table "analytics_page" */
export type Analytics_Page_Stddev_Samp_Order_By = {
  /** Its place in the list, from the first on. */
  position?: Order_By | null | undefined;
};

/** order by sum() on columns of table "analytics_page" */
export type Analytics_Page_Sum_Order_By = {
  /** Its place in the list, from the first on. */
  position?: Order_By | null | undefined;
};

/** update columns of table "analytics_page" */
export type Analytics_Page_Update_Column =
  /** column name */
  | 'created_at'
  /** column name */
  | 'id'
  /** column name */
  | 'layout'
  /** column name */
  | 'name'
  /** column name */
  | 'position'
  /** column name */
  | 'updated_at'
  /** column name */
  | 'user_id';

/** order by var_pop() on columns of table "analytics_page" */
export type Analytics_Page_Var_Pop_Order_By = {
  /** Its place in the list, from the first on. */
  position?: Order_By | null | undefined;
};

/** order by var_samp() on columns of table "analytics_page" */
export type Analytics_Page_Var_Samp_Order_By = {
  /** Its place in the list, from the first on. */
  position?: Order_By | null | undefined;
};

/** order by variance() on columns of table "analytics_page" */
export type Analytics_Page_Variance_Order_By = {
  /** Its place in the list, from the first on. */
  position?: Order_By | null | undefined;
};

export type Announcement_Aggregate_Bool_Exp = {
  count?: Announcement_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Announcement_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Announcement_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Announcement_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "announcement" */
export type Announcement_Aggregate_Order_By = {
  count?: Order_By | null | undefined;
  max?: Announcement_Max_Order_By | null | undefined;
  min?: Announcement_Min_Order_By | null | undefined;
};

/** input type for inserting array relation for remote table "announcement" */
export type Announcement_Arr_Rel_Insert_Input = {
  data: Array<Announcement_Insert_Input>;
  /** upsert condition */
  on_conflict?: Announcement_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "announcement". All fields are combined with a logical 'AND'. */
export type Announcement_Bool_Exp = {
  _and?: Array<Announcement_Bool_Exp> | null | undefined;
  _not?: Announcement_Bool_Exp | null | undefined;
  _or?: Array<Announcement_Bool_Exp> | null | undefined;
  author?: User_Profile_Bool_Exp | null | undefined;
  author_id?: Uuid_Comparison_Exp | null | undefined;
  body?: String_Comparison_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  edited_at?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  title?: String_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "announcement" */
export type Announcement_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'announcement_pkey';

/** input type for inserting data into table "announcement" */
export type Announcement_Insert_Input = {
  author?: User_Profile_Obj_Rel_Insert_Input | null | undefined;
  /** Who wrote it; empty once that account is deleted. */
  author_id?: string | null | undefined;
  /** What members of the program read. */
  body?: string | null | undefined;
  company?: Company_Obj_Rel_Insert_Input | null | undefined;
  /** The company it belongs to. */
  company_id?: string | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  /** When its words were last changed; empty if never. */
  edited_at?: string | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  /** What it is about. */
  title?: string | null | undefined;
};

/** order by max() on columns of table "announcement" */
export type Announcement_Max_Order_By = {
  /** Who wrote it; empty once that account is deleted. */
  author_id?: Order_By | null | undefined;
  /** What members of the program read. */
  body?: Order_By | null | undefined;
  /** The company it belongs to. */
  company_id?: Order_By | null | undefined;
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** When its words were last changed; empty if never. */
  edited_at?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** What it is about. */
  title?: Order_By | null | undefined;
};

/** order by min() on columns of table "announcement" */
export type Announcement_Min_Order_By = {
  /** Who wrote it; empty once that account is deleted. */
  author_id?: Order_By | null | undefined;
  /** What members of the program read. */
  body?: Order_By | null | undefined;
  /** The company it belongs to. */
  company_id?: Order_By | null | undefined;
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** When its words were last changed; empty if never. */
  edited_at?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** What it is about. */
  title?: Order_By | null | undefined;
};

/** on_conflict condition type for table "announcement" */
export type Announcement_On_Conflict = {
  constraint: Announcement_Constraint;
  update_columns?: Array<Announcement_Update_Column>;
  where?: Announcement_Bool_Exp | null | undefined;
};

/** select columns of table "announcement" */
export type Announcement_Select_Column =
  /** column name */
  | 'author_id'
  /** column name */
  | 'body'
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'edited_at'
  /** column name */
  | 'id'
  /** column name */
  | 'title';

/** update columns of table "announcement" */
export type Announcement_Update_Column =
  /** column name */
  | 'author_id'
  /** column name */
  | 'body'
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'edited_at'
  /** column name */
  | 'id'
  /** column name */
  | 'title';

export type Auto_Bid_Action_Enum =
  /** Accepts it */
  | 'auto_accept'
  /** Declines it */
  | 'auto_decline'
  /** Leaves it to the company, declined after 5 days without an answer */
  | 'manual_review';

/** Boolean expression to compare columns of type "auto_bid_action_enum". All fields are combined with logical 'AND'. */
export type Auto_Bid_Action_Enum_Comparison_Exp = {
  _eq?: Auto_Bid_Action_Enum | null | undefined;
  _in?: Array<Auto_Bid_Action_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Auto_Bid_Action_Enum | null | undefined;
  _nin?: Array<Auto_Bid_Action_Enum> | null | undefined;
};

export type Badge_Enum =
  /** Great partner */
  | 'great_partner'
  /** Superb content */
  | 'superb_content'
  /** Went above and beyond */
  | 'went_above_and_beyond';

/** Boolean expression to compare columns of type "badge_enum". All fields are combined with logical 'AND'. */
export type Badge_Enum_Comparison_Exp = {
  _eq?: Badge_Enum | null | undefined;
  _in?: Array<Badge_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Badge_Enum | null | undefined;
  _nin?: Array<Badge_Enum> | null | undefined;
};

/** Boolean expression to compare columns of type "bigint". All fields are combined with logical 'AND'. */
export type Bigint_Comparison_Exp = {
  _eq?: number | null | undefined;
  _gt?: number | null | undefined;
  _gte?: number | null | undefined;
  _in?: Array<number> | null | undefined;
  _is_null?: boolean | null | undefined;
  _lt?: number | null | undefined;
  _lte?: number | null | undefined;
  _neq?: number | null | undefined;
  _nin?: Array<number> | null | undefined;
};

/** Boolean expression to compare columns of type "bytea". All fields are combined with logical 'AND'. */
export type Bytea_Comparison_Exp = {
  _eq?: string | null | undefined;
  _gt?: string | null | undefined;
  _gte?: string | null | undefined;
  _in?: Array<string> | null | undefined;
  _is_null?: boolean | null | undefined;
  _lt?: string | null | undefined;
  _lte?: string | null | undefined;
  _neq?: string | null | undefined;
  _nin?: Array<string> | null | undefined;
};

export type Cart_Item_Aggregate_Bool_Exp = {
  count?: Cart_Item_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Cart_Item_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Cart_Item_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Cart_Item_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "cart_item" */
export type Cart_Item_Aggregate_Order_By = {
  avg?: Cart_Item_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: Cart_Item_Max_Order_By | null | undefined;
  min?: Cart_Item_Min_Order_By | null | undefined;
  stddev?: Cart_Item_Stddev_Order_By | null | undefined;
  stddev_pop?: Cart_Item_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: Cart_Item_Stddev_Samp_Order_By | null | undefined;
  sum?: Cart_Item_Sum_Order_By | null | undefined;
  var_pop?: Cart_Item_Var_Pop_Order_By | null | undefined;
  var_samp?: Cart_Item_Var_Samp_Order_By | null | undefined;
  variance?: Cart_Item_Variance_Order_By | null | undefined;
};

/** input type for inserting array relation for remote table "cart_item" */
export type Cart_Item_Arr_Rel_Insert_Input = {
  data: Array<Cart_Item_Insert_Input>;
  /** upsert condition */
  on_conflict?: Cart_Item_On_Conflict | null | undefined;
};

/** order by avg() on columns of table "cart_item" */
export type Cart_Item_Avg_Order_By = {
  /** The amount in US cents. */
  amount_cents?: Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "cart_item". All fields are combined with a logical 'AND'. */
export type Cart_Item_Bool_Exp = {
  _and?: Array<Cart_Item_Bool_Exp> | null | undefined;
  _not?: Cart_Item_Bool_Exp | null | undefined;
  _or?: Array<Cart_Item_Bool_Exp> | null | undefined;
  added_by?: Uuid_Comparison_Exp | null | undefined;
  amount_cents?: Bigint_Comparison_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  description?: String_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  kind?: Cart_Item_Kind_Enum_Comparison_Exp | null | undefined;
  payment?: Payment_Bool_Exp | null | undefined;
  payment_id?: Uuid_Comparison_Exp | null | undefined;
  plan?: Plan_Bool_Exp | null | undefined;
  plan_id?: String_Comparison_Exp | null | undefined;
  quest_run?: Quest_Run_Bool_Exp | null | undefined;
  quest_run_id?: Uuid_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "cart_item" */
export type Cart_Item_Constraint =
  /** unique or primary key constraint on columns "company_id" */
  | 'cart_item_one_plan_in_cart'
  /** unique or primary key constraint on columns "id" */
  | 'cart_item_pkey'
  /** unique or primary key constraint on columns "quest_run_id" */
  | 'cart_item_quest_run_once';

/** input type for inserting data into table "cart_item" */
export type Cart_Item_Insert_Input = {
  /** Who added it; empty once that account is deleted. */
  added_by?: string | null | undefined;
  /** The amount in US cents. */
  amount_cents?: number | null | undefined;
  company?: Company_Obj_Rel_Insert_Input | null | undefined;
  /** The company it belongs to. */
  company_id?: string | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  /** What is bought, in words. */
  description?: string | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  /** What is bought: a plan or a quest run. */
  kind?: Cart_Item_Kind_Enum | null | undefined;
  payment?: Payment_Obj_Rel_Insert_Input | null | undefined;
  /** Empty while it lies in the cart. */
  payment_id?: string | null | undefined;
  plan?: Plan_Obj_Rel_Insert_Input | null | undefined;
  /** The plan, if one is bought. */
  plan_id?: string | null | undefined;
  quest_run?: Quest_Run_Obj_Rel_Insert_Input | null | undefined;
  /** The quest run, if one is paid. */
  quest_run_id?: string | null | undefined;
};

export type Cart_Item_Kind_Enum =
  /** A month of a plan */
  | 'plan'
  /** A creator's accepted offer */
  | 'quest_run';

/** Boolean expression to compare columns of type "cart_item_kind_enum". All fields are combined with logical 'AND'. */
export type Cart_Item_Kind_Enum_Comparison_Exp = {
  _eq?: Cart_Item_Kind_Enum | null | undefined;
  _in?: Array<Cart_Item_Kind_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Cart_Item_Kind_Enum | null | undefined;
  _nin?: Array<Cart_Item_Kind_Enum> | null | undefined;
};

/** order by max() on columns of table "cart_item" */
export type Cart_Item_Max_Order_By = {
  /** Who added it; empty once that account is deleted. */
  added_by?: Order_By | null | undefined;
  /** The amount in US cents. */
  amount_cents?: Order_By | null | undefined;
  /** The company it belongs to. */
  company_id?: Order_By | null | undefined;
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** What is bought, in words. */
  description?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** What is bought: a plan or a quest run. */
  kind?: Order_By | null | undefined;
  /** Empty while it lies in the cart. */
  payment_id?: Order_By | null | undefined;
  /** The plan, if one is bought. */
  plan_id?: Order_By | null | undefined;
  /** The quest run, if one is paid. */
  quest_run_id?: Order_By | null | undefined;
};

/** order by min() on columns of table "cart_item" */
export type Cart_Item_Min_Order_By = {
  /** Who added it; empty once that account is deleted. */
  added_by?: Order_By | null | undefined;
  /** The amount in US cents. */
  amount_cents?: Order_By | null | undefined;
  /** The company it belongs to. */
  company_id?: Order_By | null | undefined;
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** What is bought, in words. */
  description?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** What is bought: a plan or a quest run. */
  kind?: Order_By | null | undefined;
  /** Empty while it lies in the cart. */
  payment_id?: Order_By | null | undefined;
  /** The plan, if one is bought. */
  plan_id?: Order_By | null | undefined;
  /** The quest run, if one is paid. */
  quest_run_id?: Order_By | null | undefined;
};

/** on_conflict condition type for table "cart_item" */
export type Cart_Item_On_Conflict = {
  constraint: Cart_Item_Constraint;
  update_columns?: Array<Cart_Item_Update_Column>;
  where?: Cart_Item_Bool_Exp | null | undefined;
};

/** select columns of table "cart_item" */
export type Cart_Item_Select_Column =
  /** column name */
  | 'added_by'
  /** column name */
  | 'amount_cents'
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'description'
  /** column name */
  | 'id'
  /** column name */
  | 'kind'
  /** column name */
  | 'payment_id'
  /** column name */
  | 'plan_id'
  /** column name */
  | 'quest_run_id';

/** order by stddev() on columns of table "cart_item" */
export type Cart_Item_Stddev_Order_By = {
  /** The amount in US cents. */
  amount_cents?: Order_By | null | undefined;
};

/** order by stddev_pop() on columns of table "cart_item" */
export type Cart_Item_Stddev_Pop_Order_By = {
  /** The amount in US cents. */
  amount_cents?: Order_By | null | undefined;
};

/** order by stddev_samp() on columns of table "cart_item" */
export type Cart_Item_Stddev_Samp_Order_By = {
  /** The amount in US cents. */
  amount_cents?: Order_By | null | undefined;
};

/** order by sum() on columns of table "cart_item" */
export type Cart_Item_Sum_Order_By = {
  /** The amount in US cents. */
  amount_cents?: Order_By | null | undefined;
};

/** update columns of table "cart_item" */
export type Cart_Item_Update_Column =
  /** column name */
  | 'added_by'
  /** column name */
  | 'amount_cents'
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'description'
  /** column name */
  | 'id'
  /** column name */
  | 'kind'
  /** column name */
  | 'payment_id'
  /** column name */
  | 'plan_id'
  /** column name */
  | 'quest_run_id';

/** order by var_pop() on columns of table "cart_item" */
export type Cart_Item_Var_Pop_Order_By = {
  /** The amount in US cents. */
  amount_cents?: Order_By | null | undefined;
};

/** order by var_samp() on columns of table "cart_item" */
export type Cart_Item_Var_Samp_Order_By = {
  /** The amount in US cents. */
  amount_cents?: Order_By | null | undefined;
};

/** order by variance() on columns of table "cart_item" */
export type Cart_Item_Variance_Order_By = {
  /** The amount in US cents. */
  amount_cents?: Order_By | null | undefined;
};

export type Channel_Affiliation_Enum =
  /** None */
  | 'none'
  /** Twitch affiliate */
  | 'twitch_affiliate'
  /** Twitch partner */
  | 'twitch_partner';

/** Boolean expression to compare columns of type "channel_affiliation_enum". All fields are combined with logical 'AND'. */
export type Channel_Affiliation_Enum_Comparison_Exp = {
  _eq?: Channel_Affiliation_Enum | null | undefined;
  _in?: Array<Channel_Affiliation_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Channel_Affiliation_Enum | null | undefined;
  _nin?: Array<Channel_Affiliation_Enum> | null | undefined;
};

export type Channel_Aggregate_Bool_Exp = {
  count?: Channel_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Channel_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Channel_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Channel_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "channel" */
export type Channel_Aggregate_Order_By = {
  avg?: Channel_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: Channel_Max_Order_By | null | undefined;
  min?: Channel_Min_Order_By | null | undefined;
  stddev?: Channel_Stddev_Order_By | null | undefined;
  stddev_pop?: Channel_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: Channel_Stddev_Samp_Order_By | null | undefined;
  sum?: Channel_Sum_Order_By | null | undefined;
  var_pop?: Channel_Var_Pop_Order_By | null | undefined;
  var_samp?: Channel_Var_Samp_Order_By | null | undefined;
  variance?: Channel_Variance_Order_By | null | undefined;
};

/** order by avg() on columns of table "channel" */
export type Channel_Avg_Order_By = {
  /** Average concurrent viewers of streams. */
  average_ccv?: Order_By | null | undefined;
  /** Average views of a short. */
  average_views_per_short?: Order_By | null | undefined;
  /** Average views of a video. */
  average_views_per_video?: Order_By | null | undefined;
  /** Followers, or subscribers on YouTube. */
  followers?: Order_By | null | undefined;
  /** All views together. */
  total_views?: Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "channel". All fields are combined with a logical 'AND'. */
export type Channel_Bool_Exp = {
  _and?: Array<Channel_Bool_Exp> | null | undefined;
  _not?: Channel_Bool_Exp | null | undefined;
  _or?: Array<Channel_Bool_Exp> | null | undefined;
  affiliation?: String_Comparison_Exp | null | undefined;
  average_ccv?: Int_Comparison_Exp | null | undefined;
  average_views_per_short?: Int_Comparison_Exp | null | undefined;
  average_views_per_video?: Int_Comparison_Exp | null | undefined;
  channel_created_at?: Timestamptz_Comparison_Exp | null | undefined;
  channel_name?: String_Comparison_Exp | null | undefined;
  channel_url?: String_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  figures_at?: Timestamptz_Comparison_Exp | null | undefined;
  followers?: Int_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  picture_url?: String_Comparison_Exp | null | undefined;
  profile?: User_Profile_Bool_Exp | null | undefined;
  providerId?: String_Comparison_Exp | null | undefined;
  shown_on?: Creator_Page_Channel_Bool_Exp | null | undefined;
  shown_on_aggregate?: Creator_Page_Channel_Aggregate_Bool_Exp | null | undefined;
  total_views?: Bigint_Comparison_Exp | null | undefined;
};

/** order by max() on columns of table "channel" */
export type Channel_Max_Order_By = {
  /** The vendor's program that it belongs to. */
  affiliation?: Order_By | null | undefined;
  /** Average concurrent viewers of streams. */
  average_ccv?: Order_By | null | undefined;
  /** Average views of a short. */
  average_views_per_short?: Order_By | null | undefined;
  /** Average views of a video. */
  average_views_per_video?: Order_By | null | undefined;
  /** Since when it exists, as far as the vendor tells. */
  channel_created_at?: Order_By | null | undefined;
  /** What the channel is called. */
  channel_name?: Order_By | null | undefined;
  /** Where the channel is. */
  channel_url?: Order_By | null | undefined;
  /** Whose channel it is. */
  creator_id?: Order_By | null | undefined;
  /** When the figures were fetched. */
  figures_at?: Order_By | null | undefined;
  /** Followers, or subscribers on YouTube. */
  followers?: Order_By | null | undefined;
  /** The channel's connection. */
  id?: Order_By | null | undefined;
  /** The vendor's picture of it. */
  picture_url?: Order_By | null | undefined;
  /** The vendor: Twitch, YouTube or TikTok. */
  providerId?: Order_By | null | undefined;
  /** All views together. */
  total_views?: Order_By | null | undefined;
};

/** order by min() on columns of table "channel" */
export type Channel_Min_Order_By = {
  /** The vendor's program that it belongs to. */
  affiliation?: Order_By | null | undefined;
  /** Average concurrent viewers of streams. */
  average_ccv?: Order_By | null | undefined;
  /** Average views of a short. */
  average_views_per_short?: Order_By | null | undefined;
  /** Average views of a video. */
  average_views_per_video?: Order_By | null | undefined;
  /** Since when it exists, as far as the vendor tells. */
  channel_created_at?: Order_By | null | undefined;
  /** What the channel is called. */
  channel_name?: Order_By | null | undefined;
  /** Where the channel is. */
  channel_url?: Order_By | null | undefined;
  /** Whose channel it is. */
  creator_id?: Order_By | null | undefined;
  /** When the figures were fetched. */
  figures_at?: Order_By | null | undefined;
  /** Followers, or subscribers on YouTube. */
  followers?: Order_By | null | undefined;
  /** The channel's connection. */
  id?: Order_By | null | undefined;
  /** The vendor's picture of it. */
  picture_url?: Order_By | null | undefined;
  /** The vendor: Twitch, YouTube or TikTok. */
  providerId?: Order_By | null | undefined;
  /** All views together. */
  total_views?: Order_By | null | undefined;
};

export type Channel_Provider_Enum =
  /** TikTok */
  | 'tiktok'
  /** Twitch */
  | 'twitch'
  /** YouTube */
  | 'youtube';

/** Boolean expression to compare columns of type "channel_provider_enum". All fields are combined with logical 'AND'. */
export type Channel_Provider_Enum_Comparison_Exp = {
  _eq?: Channel_Provider_Enum | null | undefined;
  _in?: Array<Channel_Provider_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Channel_Provider_Enum | null | undefined;
  _nin?: Array<Channel_Provider_Enum> | null | undefined;
};

/** select columns of table "channel" */
export type Channel_Select_Column =
  /** column name */
  | 'affiliation'
  /** column name */
  | 'average_ccv'
  /** column name */
  | 'average_views_per_short'
  /** column name */
  | 'average_views_per_video'
  /** column name */
  | 'channel_created_at'
  /** column name */
  | 'channel_name'
  /** column name */
  | 'channel_url'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'figures_at'
  /** column name */
  | 'followers'
  /** column name */
  | 'id'
  /** column name */
  | 'picture_url'
  /** column name */
  | 'providerId'
  /** column name */
  | 'total_views';

/** order by stddev() on columns of table "channel" */
export type Channel_Stddev_Order_By = {
  /** Average concurrent viewers of streams. */
  average_ccv?: Order_By | null | undefined;
  /** Average views of a short. */
  average_views_per_short?: Order_By | null | undefined;
  /** Average views of a video. */
  average_views_per_video?: Order_By | null | undefined;
  /** Followers, or subscribers on YouTube. */
  followers?: Order_By | null | undefined;
  /** All views together. */
  total_views?: Order_By | null | undefined;
};

/** order by stddev_pop() on columns of table "channel" */
export type Channel_Stddev_Pop_Order_By = {
  /** Average concurrent viewers of streams. */
  average_ccv?: Order_By | null | undefined;
  /** Average views of a short. */
  average_views_per_short?: Order_By | null | undefined;
  /** Average views of a video. */
  average_views_per_video?: Order_By | null | undefined;
  /** Followers, or subscribers on YouTube. */
  followers?: Order_By | null | undefined;
  /** All views together. */
  total_views?: Order_By | null | undefined;
};

/** order by stddev_samp() on columns of table "channel" */
export type Channel_Stddev_Samp_Order_By = {
  /** Average concurrent viewers of streams. */
  average_ccv?: Order_By | null | undefined;
  /** Average views of a short. */
  average_views_per_short?: Order_By | null | undefined;
  /** Average views of a video. */
  average_views_per_video?: Order_By | null | undefined;
  /** Followers, or subscribers on YouTube. */
  followers?: Order_By | null | undefined;
  /** All views together. */
  total_views?: Order_By | null | undefined;
};

/** order by sum() on columns of table "channel" */
export type Channel_Sum_Order_By = {
  /** Average concurrent viewers of streams. */
  average_ccv?: Order_By | null | undefined;
  /** Average views of a short. */
  average_views_per_short?: Order_By | null | undefined;
  /** Average views of a video. */
  average_views_per_video?: Order_By | null | undefined;
  /** Followers, or subscribers on YouTube. */
  followers?: Order_By | null | undefined;
  /** All views together. */
  total_views?: Order_By | null | undefined;
};

/** order by var_pop() on columns of table "channel" */
export type Channel_Var_Pop_Order_By = {
  /** Average concurrent viewers of streams. */
  average_ccv?: Order_By | null | undefined;
  /** Average views of a short. */
  average_views_per_short?: Order_By | null | undefined;
  /** Average views of a video. */
  average_views_per_video?: Order_By | null | undefined;
  /** Followers, or subscribers on YouTube. */
  followers?: Order_By | null | undefined;
  /** All views together. */
  total_views?: Order_By | null | undefined;
};

/** order by var_samp() on columns of table "channel" */
export type Channel_Var_Samp_Order_By = {
  /** Average concurrent viewers of streams. */
  average_ccv?: Order_By | null | undefined;
  /** Average views of a short. */
  average_views_per_short?: Order_By | null | undefined;
  /** Average views of a video. */
  average_views_per_video?: Order_By | null | undefined;
  /** Followers, or subscribers on YouTube. */
  followers?: Order_By | null | undefined;
  /** All views together. */
  total_views?: Order_By | null | undefined;
};

/** order by variance() on columns of table "channel" */
export type Channel_Variance_Order_By = {
  /** Average concurrent viewers of streams. */
  average_ccv?: Order_By | null | undefined;
  /** Average views of a short. */
  average_views_per_short?: Order_By | null | undefined;
  /** Average views of a video. */
  average_views_per_video?: Order_By | null | undefined;
  /** Followers, or subscribers on YouTube. */
  followers?: Order_By | null | undefined;
  /** All views together. */
  total_views?: Order_By | null | undefined;
};

export type Channel_Verification_Aggregate_Bool_Exp = {
  count?: Channel_Verification_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Channel_Verification_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Channel_Verification_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Channel_Verification_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "channel_verification" */
export type Channel_Verification_Aggregate_Order_By = {
  count?: Order_By | null | undefined;
  max?: Channel_Verification_Max_Order_By | null | undefined;
  min?: Channel_Verification_Min_Order_By | null | undefined;
};

/** input type for inserting array relation for remote table "channel_verification" */
export type Channel_Verification_Arr_Rel_Insert_Input = {
  data: Array<Channel_Verification_Insert_Input>;
  /** upsert condition */
  on_conflict?: Channel_Verification_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "channel_verification". All fields are combined with a logical 'AND'. */
export type Channel_Verification_Bool_Exp = {
  _and?: Array<Channel_Verification_Bool_Exp> | null | undefined;
  _not?: Channel_Verification_Bool_Exp | null | undefined;
  _or?: Array<Channel_Verification_Bool_Exp> | null | undefined;
  connection?: User_Connection_Bool_Exp | null | undefined;
  connection_id?: Uuid_Comparison_Exp | null | undefined;
  finished_at?: Timestamptz_Comparison_Exp | null | undefined;
  reason?: Channel_Verification_Reason_Enum_Comparison_Exp | null | undefined;
  started_at?: Timestamptz_Comparison_Exp | null | undefined;
  status?: Channel_Verification_Status_Enum_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
  user?: User_Bool_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "channel_verification" */
export type Channel_Verification_Constraint =
  /** unique or primary key constraint on columns "connection_id" */
  | 'channel_verification_pkey';

/** input type for inserting data into table "channel_verification" */
export type Channel_Verification_Insert_Input = {
  connection?: User_Connection_Obj_Rel_Insert_Input | null | undefined;
  /** The channel that is checked. */
  connection_id?: string | null | undefined;
  /** When the verdict was given. */
  finished_at?: string | null | undefined;
  /** Why it failed; empty unless it did. */
  reason?: Channel_Verification_Reason_Enum | null | undefined;
  /** When the check began. */
  started_at?: string | null | undefined;
  /** Where it stands; only the moves of its transition table are legal. */
  status?: Channel_Verification_Status_Enum | null | undefined;
  /** When the row last changed. */
  updated_at?: string | null | undefined;
  user?: User_Obj_Rel_Insert_Input | null | undefined;
  /** The account it belongs to. */
  user_id?: string | null | undefined;
};

/** order by max() on columns of table "channel_verification" */
export type Channel_Verification_Max_Order_By = {
  /** The channel that is checked. */
  connection_id?: Order_By | null | undefined;
  /** When the verdict was given. */
  finished_at?: Order_By | null | undefined;
  /** Why it failed; empty unless it did. */
  reason?: Order_By | null | undefined;
  /** When the check began. */
  started_at?: Order_By | null | undefined;
  /** Where it stands; only the moves of its transition table are legal. */
  status?: Order_By | null | undefined;
  /** When the row last changed. */
  updated_at?: Order_By | null | undefined;
  /** The account it belongs to. */
  user_id?: Order_By | null | undefined;
};

/** order by min() on columns of table "channel_verification" */
export type Channel_Verification_Min_Order_By = {
  /** The channel that is checked. */
  connection_id?: Order_By | null | undefined;
  /** When the verdict was given. */
  finished_at?: Order_By | null | undefined;
  /** Why it failed; empty unless it did. */
  reason?: Order_By | null | undefined;
  /** When the check began. */
  started_at?: Order_By | null | undefined;
  /** Where it stands; only the moves of its transition table are legal. */
  status?: Order_By | null | undefined;
  /** When the row last changed. */
  updated_at?: Order_By | null | undefined;
  /** The account it belongs to. */
  user_id?: Order_By | null | undefined;
};

/** input type for inserting object relation for remote table "channel_verification" */
export type Channel_Verification_Obj_Rel_Insert_Input = {
  data: Channel_Verification_Insert_Input;
  /** upsert condition */
  on_conflict?: Channel_Verification_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "channel_verification" */
export type Channel_Verification_On_Conflict = {
  constraint: Channel_Verification_Constraint;
  update_columns?: Array<Channel_Verification_Update_Column>;
  where?: Channel_Verification_Bool_Exp | null | undefined;
};

export type Channel_Verification_Reason_Enum =
  /** Channel too new */
  | 'channel_too_new'
  /** Unable to fetch data */
  | 'insufficient_data'
  /** Needs more followers */
  | 'too_few_followers';

/** Boolean expression to compare columns of type "channel_verification_reason_enum". All fields are combined with logical 'AND'. */
export type Channel_Verification_Reason_Enum_Comparison_Exp = {
  _eq?: Channel_Verification_Reason_Enum | null | undefined;
  _in?: Array<Channel_Verification_Reason_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Channel_Verification_Reason_Enum | null | undefined;
  _nin?: Array<Channel_Verification_Reason_Enum> | null | undefined;
};

/** select columns of table "channel_verification" */
export type Channel_Verification_Select_Column =
  /** column name */
  | 'connection_id'
  /** column name */
  | 'finished_at'
  /** column name */
  | 'reason'
  /** column name */
  | 'started_at'
  /** column name */
  | 'status'
  /** column name */
  | 'updated_at'
  /** column name */
  | 'user_id';

export type Channel_Verification_Status_Enum =
  /** The channel does not meet the requirements */
  | 'fails_requirements'
  /** The channel is being checked */
  | 'in_progress'
  /** The channel meets the requirements */
  | 'meets_requirements';

/** Boolean expression to compare columns of type "channel_verification_status_enum". All fields are combined with logical 'AND'. */
export type Channel_Verification_Status_Enum_Comparison_Exp = {
  _eq?: Channel_Verification_Status_Enum | null | undefined;
  _in?: Array<Channel_Verification_Status_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Channel_Verification_Status_Enum | null | undefined;
  _nin?: Array<Channel_Verification_Status_Enum> | null | undefined;
};

/** update columns of table "channel_verification" */
export type Channel_Verification_Update_Column =
  /** column name */
  | 'connection_id'
  /** column name */
  | 'finished_at'
  /** column name */
  | 'reason'
  /** column name */
  | 'started_at'
  /** column name */
  | 'status'
  /** column name */
  | 'updated_at'
  /** column name */
  | 'user_id';

/** Boolean expression to compare columns of type "citext". All fields are combined with logical 'AND'. */
export type Citext_Comparison_Exp = {
  _eq?: string | null | undefined;
  _gt?: string | null | undefined;
  _gte?: string | null | undefined;
  /** does the column match the given case-insensitive pattern */
  _ilike?: string | null | undefined;
  _in?: Array<string> | null | undefined;
  /** does the column match the given POSIX regular expression, case insensitive */
  _iregex?: string | null | undefined;
  _is_null?: boolean | null | undefined;
  /** does the column match the given pattern */
  _like?: string | null | undefined;
  _lt?: string | null | undefined;
  _lte?: string | null | undefined;
  _neq?: string | null | undefined;
  /** does the column NOT match the given case-insensitive pattern */
  _nilike?: string | null | undefined;
  _nin?: Array<string> | null | undefined;
  /** does the column NOT match the given POSIX regular expression, case insensitive */
  _niregex?: string | null | undefined;
  /** does the column NOT match the given pattern */
  _nlike?: string | null | undefined;
  /** does the column NOT match the given POSIX regular expression, case sensitive */
  _nregex?: string | null | undefined;
  /** does the column NOT match the given SQL regular expression */
  _nsimilar?: string | null | undefined;
  /** does the column match the given POSIX regular expression, case sensitive */
  _regex?: string | null | undefined;
  /** does the column match the given SQL regular expression */
  _similar?: string | null | undefined;
};

export type Click_Device_Enum =
  /** Desktop */
  | 'desktop'
  /** Mobile */
  | 'mobile'
  /** Other */
  | 'other';

/** Boolean expression to compare columns of type "click_device_enum". All fields are combined with logical 'AND'. */
export type Click_Device_Enum_Comparison_Exp = {
  _eq?: Click_Device_Enum | null | undefined;
  _in?: Array<Click_Device_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Click_Device_Enum | null | undefined;
  _nin?: Array<Click_Device_Enum> | null | undefined;
};

export type Code_Aggregate_Bool_Exp = {
  count?: Code_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Code_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Code_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Code_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "code" */
export type Code_Aggregate_Order_By = {
  count?: Order_By | null | undefined;
  max?: Code_Max_Order_By | null | undefined;
  min?: Code_Min_Order_By | null | undefined;
};

/** input type for inserting array relation for remote table "code" */
export type Code_Arr_Rel_Insert_Input = {
  data: Array<Code_Insert_Input>;
  /** upsert condition */
  on_conflict?: Code_On_Conflict | null | undefined;
};

export type Code_Batch_Aggregate_Bool_Exp = {
  count?: Code_Batch_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Code_Batch_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Code_Batch_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Code_Batch_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "code_batch" */
export type Code_Batch_Arr_Rel_Insert_Input = {
  data: Array<Code_Batch_Insert_Input>;
  /** upsert condition */
  on_conflict?: Code_Batch_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "code_batch". All fields are combined with a logical 'AND'. */
export type Code_Batch_Bool_Exp = {
  _and?: Array<Code_Batch_Bool_Exp> | null | undefined;
  _not?: Code_Batch_Bool_Exp | null | undefined;
  _or?: Array<Code_Batch_Bool_Exp> | null | undefined;
  added_by?: Uuid_Comparison_Exp | null | undefined;
  adder?: User_Profile_Bool_Exp | null | undefined;
  codes?: Code_Bool_Exp | null | undefined;
  codes_aggregate?: Code_Aggregate_Bool_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  distribution_channel?: Distribution_Channel_Bool_Exp | null | undefined;
  distribution_channel_id?: String_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  idempotency_key?: String_Comparison_Exp | null | undefined;
  item?: Code_Item_Bool_Exp | null | undefined;
  item_id?: Uuid_Comparison_Exp | null | undefined;
  note?: String_Comparison_Exp | null | undefined;
  platform_name?: String_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "code_batch" */
export type Code_Batch_Constraint =
  /** unique or primary key constraint on columns "idempotency_key" */
  | 'code_batch_idempotency_key_key'
  /** unique or primary key constraint on columns "id" */
  | 'code_batch_pkey';

/** input type for inserting data into table "code_batch" */
export type Code_Batch_Insert_Input = {
  /** Who added it; empty once that account is deleted. */
  added_by?: string | null | undefined;
  adder?: User_Profile_Obj_Rel_Insert_Input | null | undefined;
  codes?: Code_Arr_Rel_Insert_Input | null | undefined;
  company?: Company_Obj_Rel_Insert_Input | null | undefined;
  /** The company it belongs to. */
  company_id?: string | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  distribution_channel?: Distribution_Channel_Obj_Rel_Insert_Input | null | undefined;
  /** The store or region they are redeemed in. */
  distribution_channel_id?: string | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  /** Sent with the upload: the same upload sent twice adds its codes once. */
  idempotency_key?: string | null | undefined;
  item?: Code_Item_Obj_Rel_Insert_Input | null | undefined;
  /** What the codes unlock. */
  item_id?: string | null | undefined;
  /** A remark for the company itself. */
  note?: string | null | undefined;
  /** The platform's name when the channel is "Other". */
  platform_name?: string | null | undefined;
};

/** input type for inserting object relation for remote table "code_batch" */
export type Code_Batch_Obj_Rel_Insert_Input = {
  data: Code_Batch_Insert_Input;
  /** upsert condition */
  on_conflict?: Code_Batch_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "code_batch" */
export type Code_Batch_On_Conflict = {
  constraint: Code_Batch_Constraint;
  update_columns?: Array<Code_Batch_Update_Column>;
  where?: Code_Batch_Bool_Exp | null | undefined;
};

/** select columns of table "code_batch" */
export type Code_Batch_Select_Column =
  /** column name */
  | 'added_by'
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'distribution_channel_id'
  /** column name */
  | 'id'
  /** column name */
  | 'idempotency_key'
  /** column name */
  | 'item_id'
  /** column name */
  | 'note'
  /** column name */
  | 'platform_name';

/** update columns of table "code_batch" */
export type Code_Batch_Update_Column =
  /** column name */
  | 'added_by'
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'distribution_channel_id'
  /** column name */
  | 'id'
  /** column name */
  | 'idempotency_key'
  /** column name */
  | 'item_id'
  /** column name */
  | 'note'
  /** column name */
  | 'platform_name';

/** Boolean expression to filter rows from the table "code". All fields are combined with a logical 'AND'. */
export type Code_Bool_Exp = {
  _and?: Array<Code_Bool_Exp> | null | undefined;
  _not?: Code_Bool_Exp | null | undefined;
  _or?: Array<Code_Bool_Exp> | null | undefined;
  activation?: Activation_Bool_Exp | null | undefined;
  activation_id?: Uuid_Comparison_Exp | null | undefined;
  added_by?: Uuid_Comparison_Exp | null | undefined;
  adder?: User_Profile_Bool_Exp | null | undefined;
  batch?: Code_Batch_Bool_Exp | null | undefined;
  batch_id?: Uuid_Comparison_Exp | null | undefined;
  claimed_at?: Timestamptz_Comparison_Exp | null | undefined;
  claimed_by?: Uuid_Comparison_Exp | null | undefined;
  claimer?: Creator_Bool_Exp | null | undefined;
  code?: String_Comparison_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  distributed_by?: Uuid_Comparison_Exp | null | undefined;
  distribution_channel?: Distribution_Channel_Bool_Exp | null | undefined;
  distribution_channel_id?: String_Comparison_Exp | null | undefined;
  distributor?: User_Profile_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  item?: Code_Item_Bool_Exp | null | undefined;
  item_id?: Uuid_Comparison_Exp | null | undefined;
  status?: Code_Status_Enum_Comparison_Exp | null | undefined;
};

export type Code_Claim_Aggregate_Bool_Exp = {
  count?: Code_Claim_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Code_Claim_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Code_Claim_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Code_Claim_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "code_claim" */
export type Code_Claim_Arr_Rel_Insert_Input = {
  data: Array<Code_Claim_Insert_Input>;
  /** upsert condition */
  on_conflict?: Code_Claim_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "code_claim". All fields are combined with a logical 'AND'. */
export type Code_Claim_Bool_Exp = {
  _and?: Array<Code_Claim_Bool_Exp> | null | undefined;
  _not?: Code_Claim_Bool_Exp | null | undefined;
  _or?: Array<Code_Claim_Bool_Exp> | null | undefined;
  activation?: Activation_Bool_Exp | null | undefined;
  activation_id?: Uuid_Comparison_Exp | null | undefined;
  claimed_at?: Timestamptz_Comparison_Exp | null | undefined;
  code?: Code_Bool_Exp | null | undefined;
  code_id?: Uuid_Comparison_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  participant?: Key_Campaign_Participant_Bool_Exp | null | undefined;
  participant_id?: Uuid_Comparison_Exp | null | undefined;
  quest_run?: Quest_Run_Bool_Exp | null | undefined;
  quest_run_id?: Uuid_Comparison_Exp | null | undefined;
  reward_claim?: Reward_Claim_Bool_Exp | null | undefined;
  reward_claim_id?: Uuid_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "code_claim" */
export type Code_Claim_Constraint =
  /** unique or primary key constraint on columns "code_id" */
  | 'code_claim_pkey';

/** input type for inserting data into table "code_claim" */
export type Code_Claim_Insert_Input = {
  activation?: Activation_Obj_Rel_Insert_Input | null | undefined;
  /** The activation. */
  activation_id?: string | null | undefined;
  /** When. */
  claimed_at?: string | null | undefined;
  code?: Code_Obj_Rel_Insert_Input | null | undefined;
  /** The code; it is claimed once. */
  code_id?: string | null | undefined;
  company?: Company_Obj_Rel_Insert_Input | null | undefined;
  /** The company it belongs to; kept equal to the activation's. */
  company_id?: string | null | undefined;
  creator?: Creator_Obj_Rel_Insert_Input | null | undefined;
  /** The creator it is about. */
  creator_id?: string | null | undefined;
  participant?: Key_Campaign_Participant_Obj_Rel_Insert_Input | null | undefined;
  /** The key campaign participant who claimed it. */
  participant_id?: string | null | undefined;
  quest_run?: Quest_Run_Obj_Rel_Insert_Input | null | undefined;
  /** The quest run whose kit it belongs to. */
  quest_run_id?: string | null | undefined;
  reward_claim?: Reward_Claim_Obj_Rel_Insert_Input | null | undefined;
  /** The claimed mission reward it belongs to. */
  reward_claim_id?: string | null | undefined;
};

/** on_conflict condition type for table "code_claim" */
export type Code_Claim_On_Conflict = {
  constraint: Code_Claim_Constraint;
  update_columns?: Array<Code_Claim_Update_Column>;
  where?: Code_Claim_Bool_Exp | null | undefined;
};

/** select columns of table "code_claim" */
export type Code_Claim_Select_Column =
  /** column name */
  | 'activation_id'
  /** column name */
  | 'claimed_at'
  /** column name */
  | 'code_id'
  /** column name */
  | 'company_id'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'participant_id'
  /** column name */
  | 'quest_run_id'
  /** column name */
  | 'reward_claim_id';

/** update columns of table "code_claim" */
export type Code_Claim_Update_Column =
  /** column name */
  | 'activation_id'
  /** column name */
  | 'claimed_at'
  /** column name */
  | 'code_id'
  /** column name */
  | 'company_id'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'participant_id'
  /** column name */
  | 'quest_run_id'
  /** column name */
  | 'reward_claim_id';

/** unique or primary key constraints on table "code" */
export type Code_Constraint =
  /** unique or primary key constraint on columns "item_id", "code" */
  | 'code_key'
  /** unique or primary key constraint on columns "id" */
  | 'code_pkey';

/** input type for inserting data into table "code" */
export type Code_Insert_Input = {
  activation?: Activation_Obj_Rel_Insert_Input | null | undefined;
  /** The activation in which it was claimed. */
  activation_id?: string | null | undefined;
  /** Who added it; empty once that account is deleted. */
  added_by?: string | null | undefined;
  adder?: User_Profile_Obj_Rel_Insert_Input | null | undefined;
  batch?: Code_Batch_Obj_Rel_Insert_Input | null | undefined;
  /** The upload it came with. */
  batch_id?: string | null | undefined;
  /** When it was claimed. */
  claimed_at?: string | null | undefined;
  /** The creator who has it. */
  claimed_by?: string | null | undefined;
  claimer?: Creator_Obj_Rel_Insert_Input | null | undefined;
  /** The key itself: for its company, and for the creator who claimed it. */
  code?: string | null | undefined;
  company?: Company_Obj_Rel_Insert_Input | null | undefined;
  /** The company it belongs to. */
  company_id?: string | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  /** The member of the company who handed it out; empty when it was claimed in an activation. */
  distributed_by?: string | null | undefined;
  distribution_channel?: Distribution_Channel_Obj_Rel_Insert_Input | null | undefined;
  /** The store or region that the code is redeemed in. */
  distribution_channel_id?: string | null | undefined;
  distributor?: User_Profile_Obj_Rel_Insert_Input | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  item?: Code_Item_Obj_Rel_Insert_Input | null | undefined;
  /** What the code unlocks. */
  item_id?: string | null | undefined;
  /** Where it stands; only the moves of its transition table are legal. */
  status?: Code_Status_Enum | null | undefined;
};

/** Boolean expression to filter rows from the table "code_item". All fields are combined with a logical 'AND'. */
export type Code_Item_Bool_Exp = {
  _and?: Array<Code_Item_Bool_Exp> | null | undefined;
  _not?: Code_Item_Bool_Exp | null | undefined;
  _or?: Array<Code_Item_Bool_Exp> | null | undefined;
  batches?: Code_Batch_Bool_Exp | null | undefined;
  batches_aggregate?: Code_Batch_Aggregate_Bool_Exp | null | undefined;
  codes?: Code_Bool_Exp | null | undefined;
  codes_aggregate?: Code_Aggregate_Bool_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  created_by?: Uuid_Comparison_Exp | null | undefined;
  creator_of_item?: User_Profile_Bool_Exp | null | undefined;
  game?: Game_Bool_Exp | null | undefined;
  game_id?: Uuid_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  item_name?: String_Comparison_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
  picture_url?: String_Comparison_Exp | null | undefined;
  stock?: Code_Stock_Bool_Exp | null | undefined;
  stock_aggregate?: Code_Stock_Aggregate_Bool_Exp | null | undefined;
  type?: Code_Item_Type_Enum_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "code_item" */
export type Code_Item_Constraint =
  /** unique or primary key constraint on columns "company_id", "game_id", "type" */
  | 'code_item_key'
  /** unique or primary key constraint on columns "id" */
  | 'code_item_pkey';

/** input type for inserting data into table "code_item" */
export type Code_Item_Insert_Input = {
  batches?: Code_Batch_Arr_Rel_Insert_Input | null | undefined;
  codes?: Code_Arr_Rel_Insert_Input | null | undefined;
  company?: Company_Obj_Rel_Insert_Input | null | undefined;
  /** The company it belongs to. */
  company_id?: string | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  /** Who made it; empty once that account is deleted. */
  created_by?: string | null | undefined;
  creator_of_item?: User_Profile_Obj_Rel_Insert_Input | null | undefined;
  game?: Game_Obj_Rel_Insert_Input | null | undefined;
  /** The game it belongs to. */
  game_id?: string | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  /** What the creator gets, by name. */
  item_name?: string | null | undefined;
  /** What the company calls it in the code manager. */
  name?: string | null | undefined;
  /** Its picture. */
  picture_url?: string | null | undefined;
  /** Game, DLC, demo, in-game item or other. */
  type?: Code_Item_Type_Enum | null | undefined;
  /** When the row last changed. */
  updated_at?: string | null | undefined;
};

/** input type for inserting object relation for remote table "code_item" */
export type Code_Item_Obj_Rel_Insert_Input = {
  data: Code_Item_Insert_Input;
  /** upsert condition */
  on_conflict?: Code_Item_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "code_item" */
export type Code_Item_On_Conflict = {
  constraint: Code_Item_Constraint;
  update_columns?: Array<Code_Item_Update_Column>;
  where?: Code_Item_Bool_Exp | null | undefined;
};

export type Code_Item_Type_Enum =
  /** DLC */
  | 'DLC'
  /** Demo */
  | 'demo'
  /** Game */
  | 'game'
  /** In-game item */
  | 'in_game_item'
  /** Other */
  | 'other';

/** Boolean expression to compare columns of type "code_item_type_enum". All fields are combined with logical 'AND'. */
export type Code_Item_Type_Enum_Comparison_Exp = {
  _eq?: Code_Item_Type_Enum | null | undefined;
  _in?: Array<Code_Item_Type_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Code_Item_Type_Enum | null | undefined;
  _nin?: Array<Code_Item_Type_Enum> | null | undefined;
};

/** update columns of table "code_item" */
export type Code_Item_Update_Column =
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'created_by'
  /** column name */
  | 'game_id'
  /** column name */
  | 'id'
  /** column name */
  | 'item_name'
  /** column name */
  | 'name'
  /** column name */
  | 'picture_url'
  /** column name */
  | 'type'
  /** column name */
  | 'updated_at';

/** order by max() on columns of table "code" */
export type Code_Max_Order_By = {
  /** The activation in which it was claimed. */
  activation_id?: Order_By | null | undefined;
  /** Who added it; empty once that account is deleted. */
  added_by?: Order_By | null | undefined;
  /** The upload it came with. */
  batch_id?: Order_By | null | undefined;
  /** When it was claimed. */
  claimed_at?: Order_By | null | undefined;
  /** The creator who has it. */
  claimed_by?: Order_By | null | undefined;
  /** The key itself: for its company, and for the creator who claimed it. */
  code?: Order_By | null | undefined;
  /** The company it belongs to. */
  company_id?: Order_By | null | undefined;
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** The member of the company who handed it out; empty when it was claimed in an activation. */
  distributed_by?: Order_By | null | undefined;
  /** The store or region that the code is redeemed in. */
  distribution_channel_id?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** What the code unlocks. */
  item_id?: Order_By | null | undefined;
  /** Where it stands; only the moves of its transition table are legal. */
  status?: Order_By | null | undefined;
};

/** order by min() on columns of table "code" */
export type Code_Min_Order_By = {
  /** The activation in which it was claimed. */
  activation_id?: Order_By | null | undefined;
  /** Who added it; empty once that account is deleted. */
  added_by?: Order_By | null | undefined;
  /** The upload it came with. */
  batch_id?: Order_By | null | undefined;
  /** When it was claimed. */
  claimed_at?: Order_By | null | undefined;
  /** The creator who has it. */
  claimed_by?: Order_By | null | undefined;
  /** The key itself: for its company, and for the creator who claimed it. */
  code?: Order_By | null | undefined;
  /** The company it belongs to. */
  company_id?: Order_By | null | undefined;
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** The member of the company who handed it out; empty when it was claimed in an activation. */
  distributed_by?: Order_By | null | undefined;
  /** The store or region that the code is redeemed in. */
  distribution_channel_id?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** What the code unlocks. */
  item_id?: Order_By | null | undefined;
  /** Where it stands; only the moves of its transition table are legal. */
  status?: Order_By | null | undefined;
};

/** input type for inserting object relation for remote table "code" */
export type Code_Obj_Rel_Insert_Input = {
  data: Code_Insert_Input;
  /** upsert condition */
  on_conflict?: Code_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "code" */
export type Code_On_Conflict = {
  constraint: Code_Constraint;
  update_columns?: Array<Code_Update_Column>;
  where?: Code_Bool_Exp | null | undefined;
};

/** select columns of table "code" */
export type Code_Select_Column =
  /** column name */
  | 'activation_id'
  /** column name */
  | 'added_by'
  /** column name */
  | 'batch_id'
  /** column name */
  | 'claimed_at'
  /** column name */
  | 'claimed_by'
  /** column name */
  | 'code'
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'distributed_by'
  /** column name */
  | 'distribution_channel_id'
  /** column name */
  | 'id'
  /** column name */
  | 'item_id'
  /** column name */
  | 'status';

export type Code_Status_Enum =
  /** Can be claimed */
  | 'available'
  /** Belongs to a creator */
  | 'claimed'
  /** Held back by the company */
  | 'unavailable';

/** Boolean expression to compare columns of type "code_status_enum". All fields are combined with logical 'AND'. */
export type Code_Status_Enum_Comparison_Exp = {
  _eq?: Code_Status_Enum | null | undefined;
  _in?: Array<Code_Status_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Code_Status_Enum | null | undefined;
  _nin?: Array<Code_Status_Enum> | null | undefined;
};

export type Code_Stock_Aggregate_Bool_Exp = {
  count?: Code_Stock_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Code_Stock_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Code_Stock_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Code_Stock_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** Boolean expression to filter rows from the table "code_stock". All fields are combined with a logical 'AND'. */
export type Code_Stock_Bool_Exp = {
  _and?: Array<Code_Stock_Bool_Exp> | null | undefined;
  _not?: Code_Stock_Bool_Exp | null | undefined;
  _or?: Array<Code_Stock_Bool_Exp> | null | undefined;
  availability?: String_Comparison_Exp | null | undefined;
  available?: Bigint_Comparison_Exp | null | undefined;
  claimed?: Bigint_Comparison_Exp | null | undefined;
  colour?: String_Comparison_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  distribution_channel?: Distribution_Channel_Bool_Exp | null | undefined;
  distribution_channel_id?: String_Comparison_Exp | null | undefined;
  item?: Code_Item_Bool_Exp | null | undefined;
  item_id?: Uuid_Comparison_Exp | null | undefined;
  total?: Bigint_Comparison_Exp | null | undefined;
  unavailable?: Bigint_Comparison_Exp | null | undefined;
};

/** select columns of table "code_stock" */
export type Code_Stock_Select_Column =
  /** column name */
  | 'availability'
  /** column name */
  | 'available'
  /** column name */
  | 'claimed'
  /** column name */
  | 'colour'
  /** column name */
  | 'company_id'
  /** column name */
  | 'distribution_channel_id'
  /** column name */
  | 'item_id'
  /** column name */
  | 'total'
  /** column name */
  | 'unavailable';

/** update columns of table "code" */
export type Code_Update_Column =
  /** column name */
  | 'activation_id'
  /** column name */
  | 'added_by'
  /** column name */
  | 'batch_id'
  /** column name */
  | 'claimed_at'
  /** column name */
  | 'claimed_by'
  /** column name */
  | 'code'
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'distributed_by'
  /** column name */
  | 'distribution_channel_id'
  /** column name */
  | 'id'
  /** column name */
  | 'item_id'
  /** column name */
  | 'status';

export type Column_Preset_Aggregate_Bool_Exp = {
  bool_and?: Column_Preset_Aggregate_Bool_Exp_Bool_And | null | undefined;
  bool_or?: Column_Preset_Aggregate_Bool_Exp_Bool_Or | null | undefined;
  count?: Column_Preset_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Column_Preset_Aggregate_Bool_Exp_Bool_And = {
  arguments: Column_Preset_Select_Column_Column_Preset_Aggregate_Bool_Exp_Bool_And_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Column_Preset_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Column_Preset_Aggregate_Bool_Exp_Bool_Or = {
  arguments: Column_Preset_Select_Column_Column_Preset_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Column_Preset_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Column_Preset_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Column_Preset_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Column_Preset_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "column_preset" */
export type Column_Preset_Aggregate_Order_By = {
  count?: Order_By | null | undefined;
  max?: Column_Preset_Max_Order_By | null | undefined;
  min?: Column_Preset_Min_Order_By | null | undefined;
};

/** input type for inserting array relation for remote table "column_preset" */
export type Column_Preset_Arr_Rel_Insert_Input = {
  data: Array<Column_Preset_Insert_Input>;
  /** upsert condition */
  on_conflict?: Column_Preset_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "column_preset". All fields are combined with a logical 'AND'. */
export type Column_Preset_Bool_Exp = {
  _and?: Array<Column_Preset_Bool_Exp> | null | undefined;
  _not?: Column_Preset_Bool_Exp | null | undefined;
  _or?: Array<Column_Preset_Bool_Exp> | null | undefined;
  columns?: Jsonb_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  is_default?: Boolean_Comparison_Exp | null | undefined;
  name?: Citext_Comparison_Exp | null | undefined;
  screen?: String_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
  user?: User_Bool_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "column_preset" */
export type Column_Preset_Constraint =
  /** unique or primary key constraint on columns "user_id", "screen", "name" */
  | 'column_preset_name_key'
  /** unique or primary key constraint on columns "user_id", "screen" */
  | 'column_preset_one_default'
  /** unique or primary key constraint on columns "id" */
  | 'column_preset_pkey';

/** input type for inserting data into table "column_preset" */
export type Column_Preset_Insert_Input = {
  /** The columns in their order. */
  columns?: unknown;
  /** When the row was made. */
  created_at?: string | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  /** Whether the screen opens with it; one for each screen. */
  is_default?: boolean | null | undefined;
  /** What the person calls it. */
  name?: string | null | undefined;
  /** The table on screen that it belongs to. */
  screen?: string | null | undefined;
  /** When the row last changed. */
  updated_at?: string | null | undefined;
  user?: User_Obj_Rel_Insert_Input | null | undefined;
  /** The account it belongs to. */
  user_id?: string | null | undefined;
};

/** order by max() on columns of table "column_preset" */
export type Column_Preset_Max_Order_By = {
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** What the person calls it. */
  name?: Order_By | null | undefined;
  /** The table on screen that it belongs to. */
  screen?: Order_By | null | undefined;
  /** When the row last changed. */
  updated_at?: Order_By | null | undefined;
  /** The account it belongs to. */
  user_id?: Order_By | null | undefined;
};

/** order by min() on columns of table "column_preset" */
export type Column_Preset_Min_Order_By = {
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** What the person calls it. */
  name?: Order_By | null | undefined;
  /** The table on screen that it belongs to. */
  screen?: Order_By | null | undefined;
  /** When the row last changed. */
  updated_at?: Order_By | null | undefined;
  /** The account it belongs to. */
  user_id?: Order_By | null | undefined;
};

/** on_conflict condition type for table "column_preset" */
export type Column_Preset_On_Conflict = {
  constraint: Column_Preset_Constraint;
  update_columns?: Array<Column_Preset_Update_Column>;
  where?: Column_Preset_Bool_Exp | null | undefined;
};

/** select columns of table "column_preset" */
export type Column_Preset_Select_Column =
  /** column name */
  | 'columns'
  /** column name */
  | 'created_at'
  /** column name */
  | 'id'
  /** column name */
  | 'is_default'
  /** column name */
  | 'name'
  /** column name */
  | 'screen'
  /** column name */
  | 'updated_at'
  /** column name */
  | 'user_id';

/** select "column_preset_aggregate_bool_exp_bool_and_arguments_columns" columns of table "column_preset" */
export type Column_Preset_Select_Column_Column_Preset_Aggregate_Bool_Exp_Bool_And_Arguments_Columns =
  /** column name */
  | 'is_default';

/** select "column_preset_aggregate_bool_exp_bool_or_arguments_columns" columns of table "column_preset" */
export type Column_Preset_Select_Column_Column_Preset_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns =
  /** column name */
  | 'is_default';

/** update columns of table "column_preset" */
export type Column_Preset_Update_Column =
  /** column name */
  | 'columns'
  /** column name */
  | 'created_at'
  /** column name */
  | 'id'
  /** column name */
  | 'is_default'
  /** column name */
  | 'name'
  /** column name */
  | 'screen'
  /** column name */
  | 'updated_at'
  /** column name */
  | 'user_id';

/** Boolean expression to filter rows from the table "company". All fields are combined with a logical 'AND'. */
export type Company_Bool_Exp = {
  _and?: Array<Company_Bool_Exp> | null | undefined;
  _not?: Company_Bool_Exp | null | undefined;
  _or?: Array<Company_Bool_Exp> | null | undefined;
  activations?: Activation_Bool_Exp | null | undefined;
  activations_aggregate?: Activation_Aggregate_Bool_Exp | null | undefined;
  announcements?: Announcement_Bool_Exp | null | undefined;
  announcements_aggregate?: Announcement_Aggregate_Bool_Exp | null | undefined;
  cart_items?: Cart_Item_Bool_Exp | null | undefined;
  cart_items_aggregate?: Cart_Item_Aggregate_Bool_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  creator_lists?: Creator_List_Bool_Exp | null | undefined;
  creator_lists_aggregate?: Creator_List_Aggregate_Bool_Exp | null | undefined;
  custom_domain?: Custom_Domain_Bool_Exp | null | undefined;
  description?: String_Comparison_Exp | null | undefined;
  exports?: Export_Bool_Exp | null | undefined;
  exports_aggregate?: Export_Aggregate_Bool_Exp | null | undefined;
  games?: Company_Game_Bool_Exp | null | undefined;
  games_aggregate?: Company_Game_Aggregate_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  invitations?: Company_Invitation_Bool_Exp | null | undefined;
  invitations_aggregate?: Company_Invitation_Aggregate_Bool_Exp | null | undefined;
  invoices?: Invoice_Bool_Exp | null | undefined;
  invoices_aggregate?: Invoice_Aggregate_Bool_Exp | null | undefined;
  is_demo?: Boolean_Comparison_Exp | null | undefined;
  is_verified?: Boolean_Comparison_Exp | null | undefined;
  ledger_accounts?: Ledger_Account_Bool_Exp | null | undefined;
  ledger_accounts_aggregate?: Ledger_Account_Aggregate_Bool_Exp | null | undefined;
  logo_url?: String_Comparison_Exp | null | undefined;
  members?: Company_Member_Bool_Exp | null | undefined;
  members_aggregate?: Company_Member_Aggregate_Bool_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
  notes?: Note_Bool_Exp | null | undefined;
  notes_aggregate?: Note_Aggregate_Bool_Exp | null | undefined;
  own_verification_reason?: String_Comparison_Exp | null | undefined;
  page?: Company_Page_Bool_Exp | null | undefined;
  payment_method?: Payment_Method_Bool_Exp | null | undefined;
  payments?: Payment_Bool_Exp | null | undefined;
  payments_aggregate?: Payment_Aggregate_Bool_Exp | null | undefined;
  program_memberships?: Program_Membership_Bool_Exp | null | undefined;
  program_memberships_aggregate?: Program_Membership_Aggregate_Bool_Exp | null | undefined;
  settings?: Company_Settings_Bool_Exp | null | undefined;
  shortlists?: Shortlist_Bool_Exp | null | undefined;
  shortlists_aggregate?: Shortlist_Aggregate_Bool_Exp | null | undefined;
  statements?: Statement_Bool_Exp | null | undefined;
  statements_aggregate?: Statement_Aggregate_Bool_Exp | null | undefined;
  subscription?: Subscription_Bool_Exp | null | undefined;
  type?: Company_Type_Enum_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
  uploads?: Upload_Bool_Exp | null | undefined;
  uploads_aggregate?: Upload_Aggregate_Bool_Exp | null | undefined;
  user_reports?: User_Report_Bool_Exp | null | undefined;
  user_reports_aggregate?: User_Report_Aggregate_Bool_Exp | null | undefined;
  verification?: Company_Verification_Enum_Comparison_Exp | null | undefined;
  verification_reason?: String_Comparison_Exp | null | undefined;
  website?: String_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "company" */
export type Company_Constraint =
  /** unique or primary key constraint on columns  */
  | 'company_name_key'
  /** unique or primary key constraint on columns "id" */
  | 'company_pkey';

export type Company_Game_Aggregate_Bool_Exp = {
  count?: Company_Game_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Company_Game_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Company_Game_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Company_Game_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "company_game" */
export type Company_Game_Aggregate_Order_By = {
  count?: Order_By | null | undefined;
  max?: Company_Game_Max_Order_By | null | undefined;
  min?: Company_Game_Min_Order_By | null | undefined;
};

/** input type for inserting array relation for remote table "company_game" */
export type Company_Game_Arr_Rel_Insert_Input = {
  data: Array<Company_Game_Insert_Input>;
  /** upsert condition */
  on_conflict?: Company_Game_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "company_game". All fields are combined with a logical 'AND'. */
export type Company_Game_Bool_Exp = {
  _and?: Array<Company_Game_Bool_Exp> | null | undefined;
  _not?: Company_Game_Bool_Exp | null | undefined;
  _or?: Array<Company_Game_Bool_Exp> | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  game?: Game_Bool_Exp | null | undefined;
  game_id?: Uuid_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "company_game" */
export type Company_Game_Constraint =
  /** unique or primary key constraint on columns "company_id", "game_id" */
  | 'company_game_pkey';

/** input type for inserting data into table "company_game" */
export type Company_Game_Insert_Input = {
  company?: Company_Obj_Rel_Insert_Input | null | undefined;
  /** The company that publishes for it. */
  company_id?: string | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  game?: Game_Obj_Rel_Insert_Input | null | undefined;
  /** The game. */
  game_id?: string | null | undefined;
};

/** order by max() on columns of table "company_game" */
export type Company_Game_Max_Order_By = {
  /** The company that publishes for it. */
  company_id?: Order_By | null | undefined;
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** The game. */
  game_id?: Order_By | null | undefined;
};

/** order by min() on columns of table "company_game" */
export type Company_Game_Min_Order_By = {
  /** The company that publishes for it. */
  company_id?: Order_By | null | undefined;
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** The game. */
  game_id?: Order_By | null | undefined;
};

/** on_conflict condition type for table "company_game" */
export type Company_Game_On_Conflict = {
  constraint: Company_Game_Constraint;
  update_columns?: Array<Company_Game_Update_Column>;
  where?: Company_Game_Bool_Exp | null | undefined;
};

/** select columns of table "company_game" */
export type Company_Game_Select_Column =
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'game_id';

/** update columns of table "company_game" */
export type Company_Game_Update_Column =
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'game_id';

/** input type for inserting data into table "company" */
export type Company_Insert_Input = {
  activations?: Activation_Arr_Rel_Insert_Input | null | undefined;
  announcements?: Announcement_Arr_Rel_Insert_Input | null | undefined;
  cart_items?: Cart_Item_Arr_Rel_Insert_Input | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  creator_lists?: Creator_List_Arr_Rel_Insert_Input | null | undefined;
  custom_domain?: Custom_Domain_Obj_Rel_Insert_Input | null | undefined;
  /** What it says of itself. */
  description?: string | null | undefined;
  exports?: Export_Arr_Rel_Insert_Input | null | undefined;
  games?: Company_Game_Arr_Rel_Insert_Input | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  invitations?: Company_Invitation_Arr_Rel_Insert_Input | null | undefined;
  invoices?: Invoice_Arr_Rel_Insert_Input | null | undefined;
  /** A demonstration company: its members are refused in production. */
  is_demo?: boolean | null | undefined;
  ledger_accounts?: Ledger_Account_Arr_Rel_Insert_Input | null | undefined;
  /** The logo. */
  logo_url?: string | null | undefined;
  members?: Company_Member_Arr_Rel_Insert_Input | null | undefined;
  /** What others see it called. */
  name?: string | null | undefined;
  notes?: Note_Arr_Rel_Insert_Input | null | undefined;
  page?: Company_Page_Obj_Rel_Insert_Input | null | undefined;
  payment_method?: Payment_Method_Obj_Rel_Insert_Input | null | undefined;
  payments?: Payment_Arr_Rel_Insert_Input | null | undefined;
  program_memberships?: Program_Membership_Arr_Rel_Insert_Input | null | undefined;
  settings?: Company_Settings_Obj_Rel_Insert_Input | null | undefined;
  shortlists?: Shortlist_Arr_Rel_Insert_Input | null | undefined;
  statements?: Statement_Arr_Rel_Insert_Input | null | undefined;
  subscription?: Subscription_Obj_Rel_Insert_Input | null | undefined;
  /** Agency, brand, studio or publisher. */
  type?: Company_Type_Enum | null | undefined;
  /** When the row last changed. */
  updated_at?: string | null | undefined;
  uploads?: Upload_Arr_Rel_Insert_Input | null | undefined;
  user_reports?: User_Report_Arr_Rel_Insert_Input | null | undefined;
  /** Set it to verified or rejected to decide: what waits for the decision goes on by itself. */
  verification?: Company_Verification_Enum | null | undefined;
  /** Shown to the company when it is refused. */
  verification_reason?: string | null | undefined;
  /** Its web site. */
  website?: string | null | undefined;
};

export type Company_Invitation_Aggregate_Bool_Exp = {
  bool_and?: Company_Invitation_Aggregate_Bool_Exp_Bool_And | null | undefined;
  bool_or?: Company_Invitation_Aggregate_Bool_Exp_Bool_Or | null | undefined;
  count?: Company_Invitation_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Company_Invitation_Aggregate_Bool_Exp_Bool_And = {
  arguments: Company_Invitation_Select_Column_Company_Invitation_Aggregate_Bool_Exp_Bool_And_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Company_Invitation_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Company_Invitation_Aggregate_Bool_Exp_Bool_Or = {
  arguments: Company_Invitation_Select_Column_Company_Invitation_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Company_Invitation_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Company_Invitation_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Company_Invitation_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Company_Invitation_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "company_invitation" */
export type Company_Invitation_Aggregate_Order_By = {
  count?: Order_By | null | undefined;
  max?: Company_Invitation_Max_Order_By | null | undefined;
  min?: Company_Invitation_Min_Order_By | null | undefined;
};

/** input type for inserting array relation for remote table "company_invitation" */
export type Company_Invitation_Arr_Rel_Insert_Input = {
  data: Array<Company_Invitation_Insert_Input>;
  /** upsert condition */
  on_conflict?: Company_Invitation_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "company_invitation". All fields are combined with a logical 'AND'. */
export type Company_Invitation_Bool_Exp = {
  _and?: Array<Company_Invitation_Bool_Exp> | null | undefined;
  _not?: Company_Invitation_Bool_Exp | null | undefined;
  _or?: Array<Company_Invitation_Bool_Exp> | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  email?: Citext_Comparison_Exp | null | undefined;
  expires_at?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  invited_by?: Uuid_Comparison_Exp | null | undefined;
  inviter?: User_Profile_Bool_Exp | null | undefined;
  is_owner?: Boolean_Comparison_Exp | null | undefined;
  sent_at?: Timestamptz_Comparison_Exp | null | undefined;
  status?: Company_Invitation_Status_Enum_Comparison_Exp | null | undefined;
  title?: String_Comparison_Exp | null | undefined;
  token_hash?: Bytea_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "company_invitation" */
export type Company_Invitation_Constraint =
  /** unique or primary key constraint on columns "company_id", "email" */
  | 'company_invitation_email_key'
  /** unique or primary key constraint on columns "id" */
  | 'company_invitation_pkey'
  /** unique or primary key constraint on columns "token_hash" */
  | 'company_invitation_token_hash_key';

/** input type for inserting data into table "company_invitation" */
export type Company_Invitation_Insert_Input = {
  company?: Company_Obj_Rel_Insert_Input | null | undefined;
  /** The company it belongs to. */
  company_id?: string | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  /** Who is invited. */
  email?: string | null | undefined;
  /** Until when the link works. */
  expires_at?: string | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  /** Who invites; empty once that account is deleted. */
  invited_by?: string | null | undefined;
  inviter?: User_Profile_Obj_Rel_Insert_Input | null | undefined;
  /** Whether the member will be an owner. */
  is_owner?: boolean | null | undefined;
  /** When the mail was last sent. */
  sent_at?: string | null | undefined;
  /** Whether it can still be accepted. */
  status?: Company_Invitation_Status_Enum | null | undefined;
  /** What the member will be called. */
  title?: string | null | undefined;
  /** SHA-256 of the token in the link. */
  token_hash?: string | null | undefined;
};

/** order by max() on columns of table "company_invitation" */
export type Company_Invitation_Max_Order_By = {
  /** The company it belongs to. */
  company_id?: Order_By | null | undefined;
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** Who is invited. */
  email?: Order_By | null | undefined;
  /** Until when the link works. */
  expires_at?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** Who invites; empty once that account is deleted. */
  invited_by?: Order_By | null | undefined;
  /** When the mail was last sent. */
  sent_at?: Order_By | null | undefined;
  /** Whether it can still be accepted. */
  status?: Order_By | null | undefined;
  /** What the member will be called. */
  title?: Order_By | null | undefined;
};

/** order by min() on columns of table "company_invitation" */
export type Company_Invitation_Min_Order_By = {
  /** The company it belongs to. */
  company_id?: Order_By | null | undefined;
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** Who is invited. */
  email?: Order_By | null | undefined;
  /** Until when the link works. */
  expires_at?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** Who invites; empty once that account is deleted. */
  invited_by?: Order_By | null | undefined;
  /** When the mail was last sent. */
  sent_at?: Order_By | null | undefined;
  /** Whether it can still be accepted. */
  status?: Order_By | null | undefined;
  /** What the member will be called. */
  title?: Order_By | null | undefined;
};

/** on_conflict condition type for table "company_invitation" */
export type Company_Invitation_On_Conflict = {
  constraint: Company_Invitation_Constraint;
  update_columns?: Array<Company_Invitation_Update_Column>;
  where?: Company_Invitation_Bool_Exp | null | undefined;
};

/** select columns of table "company_invitation" */
export type Company_Invitation_Select_Column =
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'email'
  /** column name */
  | 'expires_at'
  /** column name */
  | 'id'
  /** column name */
  | 'invited_by'
  /** column name */
  | 'is_owner'
  /** column name */
  | 'sent_at'
  /** column name */
  | 'status'
  /** column name */
  | 'title'
  /** column name */
  | 'token_hash';

/** select "company_invitation_aggregate_bool_exp_bool_and_arguments_columns" columns of table "company_invitation" */
export type Company_Invitation_Select_Column_Company_Invitation_Aggregate_Bool_Exp_Bool_And_Arguments_Columns =
  /** column name */
  | 'is_owner';

/** select "company_invitation_aggregate_bool_exp_bool_or_arguments_columns" columns of table "company_invitation" */
export type Company_Invitation_Select_Column_Company_Invitation_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns =
  /** column name */
  | 'is_owner';

export type Company_Invitation_Status_Enum =
  /** Can be sent again or deleted */
  | 'expired'
  /** Waits for the person */
  | 'pending';

/** Boolean expression to compare columns of type "company_invitation_status_enum". All fields are combined with logical 'AND'. */
export type Company_Invitation_Status_Enum_Comparison_Exp = {
  _eq?: Company_Invitation_Status_Enum | null | undefined;
  _in?: Array<Company_Invitation_Status_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Company_Invitation_Status_Enum | null | undefined;
  _nin?: Array<Company_Invitation_Status_Enum> | null | undefined;
};

/** update columns of table "company_invitation" */
export type Company_Invitation_Update_Column =
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'email'
  /** column name */
  | 'expires_at'
  /** column name */
  | 'id'
  /** column name */
  | 'invited_by'
  /** column name */
  | 'is_owner'
  /** column name */
  | 'sent_at'
  /** column name */
  | 'status'
  /** column name */
  | 'title'
  /** column name */
  | 'token_hash';

export type Company_Member_Aggregate_Bool_Exp = {
  bool_and?: Company_Member_Aggregate_Bool_Exp_Bool_And | null | undefined;
  bool_or?: Company_Member_Aggregate_Bool_Exp_Bool_Or | null | undefined;
  count?: Company_Member_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Company_Member_Aggregate_Bool_Exp_Bool_And = {
  arguments: Company_Member_Select_Column_Company_Member_Aggregate_Bool_Exp_Bool_And_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Company_Member_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Company_Member_Aggregate_Bool_Exp_Bool_Or = {
  arguments: Company_Member_Select_Column_Company_Member_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Company_Member_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Company_Member_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Company_Member_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Company_Member_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "company_member" */
export type Company_Member_Aggregate_Order_By = {
  count?: Order_By | null | undefined;
  max?: Company_Member_Max_Order_By | null | undefined;
  min?: Company_Member_Min_Order_By | null | undefined;
};

/** input type for inserting array relation for remote table "company_member" */
export type Company_Member_Arr_Rel_Insert_Input = {
  data: Array<Company_Member_Insert_Input>;
  /** upsert condition */
  on_conflict?: Company_Member_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "company_member". All fields are combined with a logical 'AND'. */
export type Company_Member_Bool_Exp = {
  _and?: Array<Company_Member_Bool_Exp> | null | undefined;
  _not?: Company_Member_Bool_Exp | null | undefined;
  _or?: Array<Company_Member_Bool_Exp> | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  email?: Citext_Comparison_Exp | null | undefined;
  is_owner?: Boolean_Comparison_Exp | null | undefined;
  profile?: User_Profile_Bool_Exp | null | undefined;
  title?: String_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
  user?: User_Bool_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "company_member" */
export type Company_Member_Constraint =
  /** unique or primary key constraint on columns "user_id" */
  | 'company_member_pkey';

/** input type for inserting data into table "company_member" */
export type Company_Member_Insert_Input = {
  company?: Company_Obj_Rel_Insert_Input | null | undefined;
  /** The company it belongs to. */
  company_id?: string | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  /** Owners manage members, settings, plan and billing. */
  is_owner?: boolean | null | undefined;
  profile?: User_Profile_Obj_Rel_Insert_Input | null | undefined;
  /** What the person does there. */
  title?: string | null | undefined;
  /** When the row last changed. */
  updated_at?: string | null | undefined;
  user?: User_Obj_Rel_Insert_Input | null | undefined;
  /** The account; one company at most. */
  user_id?: string | null | undefined;
};

/** order by max() on columns of table "company_member" */
export type Company_Member_Max_Order_By = {
  /** The company it belongs to. */
  company_id?: Order_By | null | undefined;
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** What the person does there. */
  title?: Order_By | null | undefined;
  /** When the row last changed. */
  updated_at?: Order_By | null | undefined;
  /** The account; one company at most. */
  user_id?: Order_By | null | undefined;
};

/** order by min() on columns of table "company_member" */
export type Company_Member_Min_Order_By = {
  /** The company it belongs to. */
  company_id?: Order_By | null | undefined;
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** What the person does there. */
  title?: Order_By | null | undefined;
  /** When the row last changed. */
  updated_at?: Order_By | null | undefined;
  /** The account; one company at most. */
  user_id?: Order_By | null | undefined;
};

/** input type for inserting object relation for remote table "company_member" */
export type Company_Member_Obj_Rel_Insert_Input = {
  data: Company_Member_Insert_Input;
  /** upsert condition */
  on_conflict?: Company_Member_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "company_member" */
export type Company_Member_On_Conflict = {
  constraint: Company_Member_Constraint;
  update_columns?: Array<Company_Member_Update_Column>;
  where?: Company_Member_Bool_Exp | null | undefined;
};

/** Ordering options when selecting data from "company_member". */
export type Company_Member_Order_By = {
  company?: Company_Order_By | null | undefined;
  company_id?: Order_By | null | undefined;
  created_at?: Order_By | null | undefined;
  email?: Order_By | null | undefined;
  is_owner?: Order_By | null | undefined;
  profile?: User_Profile_Order_By | null | undefined;
  title?: Order_By | null | undefined;
  updated_at?: Order_By | null | undefined;
  user?: User_Order_By | null | undefined;
  user_id?: Order_By | null | undefined;
};

/** select columns of table "company_member" */
export type Company_Member_Select_Column =
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'is_owner'
  /** column name */
  | 'title'
  /** column name */
  | 'updated_at'
  /** column name */
  | 'user_id';

/** select "company_member_aggregate_bool_exp_bool_and_arguments_columns" columns of table "company_member" */
export type Company_Member_Select_Column_Company_Member_Aggregate_Bool_Exp_Bool_And_Arguments_Columns =
  /** column name */
  | 'is_owner';

/** select "company_member_aggregate_bool_exp_bool_or_arguments_columns" columns of table "company_member" */
export type Company_Member_Select_Column_Company_Member_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns =
  /** column name */
  | 'is_owner';

/** input type for updating data in table "company_member" */
export type Company_Member_Set_Input = {
  /** The company it belongs to. */
  company_id?: string | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  /** Owners manage members, settings, plan and billing. */
  is_owner?: boolean | null | undefined;
  /** What the person does there. */
  title?: string | null | undefined;
  /** When the row last changed. */
  updated_at?: string | null | undefined;
  /** The account; one company at most. */
  user_id?: string | null | undefined;
};

/** update columns of table "company_member" */
export type Company_Member_Update_Column =
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'is_owner'
  /** column name */
  | 'title'
  /** column name */
  | 'updated_at'
  /** column name */
  | 'user_id';

/** input type for inserting object relation for remote table "company" */
export type Company_Obj_Rel_Insert_Input = {
  data: Company_Insert_Input;
  /** upsert condition */
  on_conflict?: Company_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "company" */
export type Company_On_Conflict = {
  constraint: Company_Constraint;
  update_columns?: Array<Company_Update_Column>;
  where?: Company_Bool_Exp | null | undefined;
};

/** Ordering options when selecting data from "company". */
export type Company_Order_By = {
  activations_aggregate?: Activation_Aggregate_Order_By | null | undefined;
  announcements_aggregate?: Announcement_Aggregate_Order_By | null | undefined;
  cart_items_aggregate?: Cart_Item_Aggregate_Order_By | null | undefined;
  created_at?: Order_By | null | undefined;
  creator_lists_aggregate?: Creator_List_Aggregate_Order_By | null | undefined;
  custom_domain?: Custom_Domain_Order_By | null | undefined;
  description?: Order_By | null | undefined;
  exports_aggregate?: Export_Aggregate_Order_By | null | undefined;
  games_aggregate?: Company_Game_Aggregate_Order_By | null | undefined;
  id?: Order_By | null | undefined;
  invitations_aggregate?: Company_Invitation_Aggregate_Order_By | null | undefined;
  invoices_aggregate?: Invoice_Aggregate_Order_By | null | undefined;
  is_demo?: Order_By | null | undefined;
  is_verified?: Order_By | null | undefined;
  ledger_accounts_aggregate?: Ledger_Account_Aggregate_Order_By | null | undefined;
  logo_url?: Order_By | null | undefined;
  members_aggregate?: Company_Member_Aggregate_Order_By | null | undefined;
  name?: Order_By | null | undefined;
  notes_aggregate?: Note_Aggregate_Order_By | null | undefined;
  own_verification_reason?: Order_By | null | undefined;
  page?: Company_Page_Order_By | null | undefined;
  payment_method?: Payment_Method_Order_By | null | undefined;
  payments_aggregate?: Payment_Aggregate_Order_By | null | undefined;
  program_memberships_aggregate?: Program_Membership_Aggregate_Order_By | null | undefined;
  settings?: Company_Settings_Order_By | null | undefined;
  shortlists_aggregate?: Shortlist_Aggregate_Order_By | null | undefined;
  statements_aggregate?: Statement_Aggregate_Order_By | null | undefined;
  subscription?: Subscription_Order_By | null | undefined;
  type?: Order_By | null | undefined;
  updated_at?: Order_By | null | undefined;
  uploads_aggregate?: Upload_Aggregate_Order_By | null | undefined;
  user_reports_aggregate?: User_Report_Aggregate_Order_By | null | undefined;
  verification?: Order_By | null | undefined;
  verification_reason?: Order_By | null | undefined;
  website?: Order_By | null | undefined;
};

export type Company_Page_Block_Aggregate_Bool_Exp = {
  count?: Company_Page_Block_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Company_Page_Block_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Company_Page_Block_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Company_Page_Block_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "company_page_block" */
export type Company_Page_Block_Aggregate_Order_By = {
  avg?: Company_Page_Block_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: Company_Page_Block_Max_Order_By | null | undefined;
  min?: Company_Page_Block_Min_Order_By | null | undefined;
  stddev?: Company_Page_Block_Stddev_Order_By | null | undefined;
  stddev_pop?: Company_Page_Block_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: Company_Page_Block_Stddev_Samp_Order_By | null | undefined;
  sum?: Company_Page_Block_Sum_Order_By | null | undefined;
  var_pop?: Company_Page_Block_Var_Pop_Order_By | null | undefined;
  var_samp?: Company_Page_Block_Var_Samp_Order_By | null | undefined;
  variance?: Company_Page_Block_Variance_Order_By | null | undefined;
};

/** input type for inserting array relation for remote table "company_page_block" */
export type Company_Page_Block_Arr_Rel_Insert_Input = {
  data: Array<Company_Page_Block_Insert_Input>;
  /** upsert condition */
  on_conflict?: Company_Page_Block_On_Conflict | null | undefined;
};

/** order by avg() on columns of table "company_page_block" */
export type Company_Page_Block_Avg_Order_By = {
  /** Its place in the list, from the first on. */
  position?: Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "company_page_block". All fields are combined with a logical 'AND'. */
export type Company_Page_Block_Bool_Exp = {
  _and?: Array<Company_Page_Block_Bool_Exp> | null | undefined;
  _not?: Company_Page_Block_Bool_Exp | null | undefined;
  _or?: Array<Company_Page_Block_Bool_Exp> | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  content?: Jsonb_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  kind?: Page_Block_Kind_Enum_Comparison_Exp | null | undefined;
  page?: Company_Page_Bool_Exp | null | undefined;
  position?: Int_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "company_page_block" */
export type Company_Page_Block_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'company_page_block_pkey'
  /** unique or primary key constraint on columns "company_id", "position" */
  | 'company_page_block_position_key';

/** input type for inserting data into table "company_page_block" */
export type Company_Page_Block_Insert_Input = {
  /** The company it belongs to. */
  company_id?: string | null | undefined;
  /** What the block shows, by its kind. */
  content?: unknown;
  /** The row's identity. */
  id?: string | null | undefined;
  /** Which kind it is. */
  kind?: Page_Block_Kind_Enum | null | undefined;
  page?: Company_Page_Obj_Rel_Insert_Input | null | undefined;
  /** Its place in the list, from the first on. */
  position?: number | null | undefined;
};

/** order by max() on columns of table "company_page_block" */
export type Company_Page_Block_Max_Order_By = {
  /** The company it belongs to. */
  company_id?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** Which kind it is. */
  kind?: Order_By | null | undefined;
  /** Its place in the list, from the first on. */
  position?: Order_By | null | undefined;
};

/** order by min() on columns of table "company_page_block" */
export type Company_Page_Block_Min_Order_By = {
  /** The company it belongs to. */
  company_id?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** Which kind it is. */
  kind?: Order_By | null | undefined;
  /** Its place in the list, from the first on. */
  position?: Order_By | null | undefined;
};

/** on_conflict condition type for table "company_page_block" */
export type Company_Page_Block_On_Conflict = {
  constraint: Company_Page_Block_Constraint;
  update_columns?: Array<Company_Page_Block_Update_Column>;
  where?: Company_Page_Block_Bool_Exp | null | undefined;
};

/** select columns of table "company_page_block" */
export type Company_Page_Block_Select_Column =
  /** column name */
  | 'company_id'
  /** column name */
  | 'content'
  /** column name */
  | 'id'
  /** column name */
  | 'kind'
  /** column name */
  | 'position';

/** order by stddev() on columns of table "company_page_block" */
export type Company_Page_Block_Stddev_Order_By = {
  /** Its place in the list, from the first on. */
  position?: Order_By | null | undefined;
};

/** order by stddev_pop() on columns of table "company_page_block" */
export type Company_Page_Block_Stddev_Pop_Order_By = {
  /** Its place in the list, from the first on. */
  position?: Order_By | null | undefined;
};

/** order by stddev_samp() on columns of table "company_page_block" */
export type Company_Page_Block_Stddev_Samp_Order_By = {
  /** Its place in the list, from the first on. */
  position?: Order_By | null | undefined;
};

/** order by sum() on columns of table "company_page_block" */
export type Company_Page_Block_Sum_Order_By = {
  /** Its place in the list, from the first on. */
  position?: Order_By | null | undefined;
};

/** update columns of table "company_page_block" */
export type Company_Page_Block_Update_Column =
  /** column name */
  | 'company_id'
  /** column name */
  | 'content'
  /** column name */
  | 'id'
  /** column name */
  | 'kind'
  /** column name */
  | 'position';

/** order by var_pop() on columns of table "company_page_block" */
export type Company_Page_Block_Var_Pop_Order_By = {
  /** Its place in the list, from the first on. */
  position?: Order_By | null | undefined;
};

/** order by var_samp() on columns of table "company_page_block" */
export type Company_Page_Block_Var_Samp_Order_By = {
  /** Its place in the list, from the first on. */
  position?: Order_By | null | undefined;
};

/** order by variance() on columns of table "company_page_block" */
export type Company_Page_Block_Variance_Order_By = {
  /** Its place in the list, from the first on. */
  position?: Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "company_page". All fields are combined with a logical 'AND'. */
export type Company_Page_Bool_Exp = {
  _and?: Array<Company_Page_Bool_Exp> | null | undefined;
  _not?: Company_Page_Bool_Exp | null | undefined;
  _or?: Array<Company_Page_Bool_Exp> | null | undefined;
  blocks?: Company_Page_Block_Bool_Exp | null | undefined;
  blocks_aggregate?: Company_Page_Block_Aggregate_Bool_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  description?: String_Comparison_Exp | null | undefined;
  font?: Page_Font_Enum_Comparison_Exp | null | undefined;
  headline?: String_Comparison_Exp | null | undefined;
  hero_url?: String_Comparison_Exp | null | undefined;
  is_published?: Boolean_Comparison_Exp | null | undefined;
  theme?: Jsonb_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "company_page" */
export type Company_Page_Constraint =
  /** unique or primary key constraint on columns "company_id" */
  | 'company_page_pkey';

/** input type for inserting data into table "company_page" */
export type Company_Page_Insert_Input = {
  blocks?: Company_Page_Block_Arr_Rel_Insert_Input | null | undefined;
  company?: Company_Obj_Rel_Insert_Input | null | undefined;
  /** The company it belongs to. */
  company_id?: string | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  /** What the page says of the company. */
  description?: string | null | undefined;
  /** The font of the page. */
  font?: Page_Font_Enum | null | undefined;
  /** The line at the top. */
  headline?: string | null | undefined;
  /** The wide picture at the top (1920 by 640). */
  hero_url?: string | null | undefined;
  /** Whether others can see it. */
  is_published?: boolean | null | undefined;
  /** Colours and layout, as the page editor writes them. */
  theme?: unknown;
  /** When the row last changed. */
  updated_at?: string | null | undefined;
};

/** input type for inserting object relation for remote table "company_page" */
export type Company_Page_Obj_Rel_Insert_Input = {
  data: Company_Page_Insert_Input;
  /** upsert condition */
  on_conflict?: Company_Page_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "company_page" */
export type Company_Page_On_Conflict = {
  constraint: Company_Page_Constraint;
  update_columns?: Array<Company_Page_Update_Column>;
  where?: Company_Page_Bool_Exp | null | undefined;
};

/** Ordering options when selecting data from "company_page". */
export type Company_Page_Order_By = {
  blocks_aggregate?: Company_Page_Block_Aggregate_Order_By | null | undefined;
  company?: Company_Order_By | null | undefined;
  company_id?: Order_By | null | undefined;
  created_at?: Order_By | null | undefined;
  description?: Order_By | null | undefined;
  font?: Order_By | null | undefined;
  headline?: Order_By | null | undefined;
  hero_url?: Order_By | null | undefined;
  is_published?: Order_By | null | undefined;
  theme?: Order_By | null | undefined;
  updated_at?: Order_By | null | undefined;
};

/** update columns of table "company_page" */
export type Company_Page_Update_Column =
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'description'
  /** column name */
  | 'font'
  /** column name */
  | 'headline'
  /** column name */
  | 'hero_url'
  /** column name */
  | 'is_published'
  /** column name */
  | 'theme'
  /** column name */
  | 'updated_at';

/** input type for updating data in table "company" */
export type Company_Set_Input = {
  /** When the row was made. */
  created_at?: string | null | undefined;
  /** What it says of itself. */
  description?: string | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  /** A demonstration company: its members are refused in production. */
  is_demo?: boolean | null | undefined;
  /** The logo. */
  logo_url?: string | null | undefined;
  /** What others see it called. */
  name?: string | null | undefined;
  /** Agency, brand, studio or publisher. */
  type?: Company_Type_Enum | null | undefined;
  /** When the row last changed. */
  updated_at?: string | null | undefined;
  /** Set it to verified or rejected to decide: what waits for the decision goes on by itself. */
  verification?: Company_Verification_Enum | null | undefined;
  /** Shown to the company when it is refused. */
  verification_reason?: string | null | undefined;
  /** Its web site. */
  website?: string | null | undefined;
};

/** Boolean expression to filter rows from the table "company_settings". All fields are combined with a logical 'AND'. */
export type Company_Settings_Bool_Exp = {
  _and?: Array<Company_Settings_Bool_Exp> | null | undefined;
  _not?: Company_Settings_Bool_Exp | null | undefined;
  _or?: Array<Company_Settings_Bool_Exp> | null | undefined;
  billing_email?: Citext_Comparison_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  email?: Citext_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "company_settings" */
export type Company_Settings_Constraint =
  /** unique or primary key constraint on columns "company_id" */
  | 'company_settings_pkey';

/** input type for inserting data into table "company_settings" */
export type Company_Settings_Insert_Input = {
  /** Where invoices go. */
  billing_email?: string | null | undefined;
  company?: Company_Obj_Rel_Insert_Input | null | undefined;
  /** The company it belongs to. */
  company_id?: string | null | undefined;
  /** Where the company is reached. */
  email?: string | null | undefined;
  /** When the row last changed. */
  updated_at?: string | null | undefined;
};

/** input type for inserting object relation for remote table "company_settings" */
export type Company_Settings_Obj_Rel_Insert_Input = {
  data: Company_Settings_Insert_Input;
  /** upsert condition */
  on_conflict?: Company_Settings_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "company_settings" */
export type Company_Settings_On_Conflict = {
  constraint: Company_Settings_Constraint;
  update_columns?: Array<Company_Settings_Update_Column>;
  where?: Company_Settings_Bool_Exp | null | undefined;
};

/** Ordering options when selecting data from "company_settings". */
export type Company_Settings_Order_By = {
  billing_email?: Order_By | null | undefined;
  company?: Company_Order_By | null | undefined;
  company_id?: Order_By | null | undefined;
  email?: Order_By | null | undefined;
  updated_at?: Order_By | null | undefined;
};

/** input type for updating data in table "company_settings" */
export type Company_Settings_Set_Input = {
  /** Where invoices go. */
  billing_email?: string | null | undefined;
  /** The company it belongs to. */
  company_id?: string | null | undefined;
  /** Where the company is reached. */
  email?: string | null | undefined;
  /** When the row last changed. */
  updated_at?: string | null | undefined;
};

/** update columns of table "company_settings" */
export type Company_Settings_Update_Column =
  /** column name */
  | 'billing_email'
  /** column name */
  | 'company_id'
  /** column name */
  | 'email'
  /** column name */
  | 'updated_at';

export type Company_Type_Enum =
  /** Agency */
  | 'agency'
  /** Brand */
  | 'brand'
  /** Large game studio */
  | 'large_game_studio'
  /** Publisher */
  | 'publisher'
  /** Small game studio */
  | 'small_game_studio';

/** Boolean expression to compare columns of type "company_type_enum". All fields are combined with logical 'AND'. */
export type Company_Type_Enum_Comparison_Exp = {
  _eq?: Company_Type_Enum | null | undefined;
  _in?: Array<Company_Type_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Company_Type_Enum | null | undefined;
  _nin?: Array<Company_Type_Enum> | null | undefined;
};

/** update columns of table "company" */
export type Company_Update_Column =
  /** column name */
  | 'created_at'
  /** column name */
  | 'description'
  /** column name */
  | 'id'
  /** column name */
  | 'is_demo'
  /** column name */
  | 'logo_url'
  /** column name */
  | 'name'
  /** column name */
  | 'type'
  /** column name */
  | 'updated_at'
  /** column name */
  | 'verification'
  /** column name */
  | 'verification_reason'
  /** column name */
  | 'website';

export type Company_Verification_Enum =
  /** Waits for a decision in the console */
  | 'pending'
  /** Refused */
  | 'rejected'
  /** Not reviewed yet: starts with the first publish */
  | 'unverified'
  /** Verified: may publish */
  | 'verified';

/** Boolean expression to compare columns of type "company_verification_enum". All fields are combined with logical 'AND'. */
export type Company_Verification_Enum_Comparison_Exp = {
  _eq?: Company_Verification_Enum | null | undefined;
  _in?: Array<Company_Verification_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Company_Verification_Enum | null | undefined;
  _nin?: Array<Company_Verification_Enum> | null | undefined;
};

export type Content_Aggregate_Bool_Exp = {
  count?: Content_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Content_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Content_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Content_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "content" */
export type Content_Aggregate_Order_By = {
  avg?: Content_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: Content_Max_Order_By | null | undefined;
  min?: Content_Min_Order_By | null | undefined;
  stddev?: Content_Stddev_Order_By | null | undefined;
  stddev_pop?: Content_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: Content_Stddev_Samp_Order_By | null | undefined;
  sum?: Content_Sum_Order_By | null | undefined;
  var_pop?: Content_Var_Pop_Order_By | null | undefined;
  var_samp?: Content_Var_Samp_Order_By | null | undefined;
  variance?: Content_Variance_Order_By | null | undefined;
};

/** input type for inserting array relation for remote table "content" */
export type Content_Arr_Rel_Insert_Input = {
  data: Array<Content_Insert_Input>;
  /** upsert condition */
  on_conflict?: Content_On_Conflict | null | undefined;
};

/** order by avg() on columns of table "content" */
export type Content_Avg_Order_By = {
  /** Average concurrent viewers of a stream. */
  average_ccv?: Order_By | null | undefined;
  /** Its length, or the air time so far. */
  duration_minutes?: Order_By | null | undefined;
  /** Hours watched so far. */
  hours_watched?: Order_By | null | undefined;
  /** Likes so far. */
  likes?: Order_By | null | undefined;
  /** Most concurrent viewers of a stream. */
  peak_ccv?: Order_By | null | undefined;
  /** Views so far. */
  views?: Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "content". All fields are combined with a logical 'AND'. */
export type Content_Bool_Exp = {
  _and?: Array<Content_Bool_Exp> | null | undefined;
  _not?: Content_Bool_Exp | null | undefined;
  _or?: Array<Content_Bool_Exp> | null | undefined;
  average_ccv?: Int_Comparison_Exp | null | undefined;
  checked_at?: Timestamptz_Comparison_Exp | null | undefined;
  connection_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  days?: Content_Day_Bool_Exp | null | undefined;
  days_aggregate?: Content_Day_Aggregate_Bool_Exp | null | undefined;
  duration_minutes?: Int_Comparison_Exp | null | undefined;
  external_id?: String_Comparison_Exp | null | undefined;
  game?: Game_Bool_Exp | null | undefined;
  game_id?: Uuid_Comparison_Exp | null | undefined;
  hours_watched?: Numeric_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  language?: String_Comparison_Exp | null | undefined;
  likes?: Bigint_Comparison_Exp | null | undefined;
  peak_ccv?: Int_Comparison_Exp | null | undefined;
  platform?: Channel_Provider_Enum_Comparison_Exp | null | undefined;
  profile?: User_Profile_Bool_Exp | null | undefined;
  published_at?: Timestamptz_Comparison_Exp | null | undefined;
  submissions?: Submission_Bool_Exp | null | undefined;
  submissions_aggregate?: Submission_Aggregate_Bool_Exp | null | undefined;
  thumbnail_url?: String_Comparison_Exp | null | undefined;
  title?: String_Comparison_Exp | null | undefined;
  type?: Content_Type_Enum_Comparison_Exp | null | undefined;
  url?: String_Comparison_Exp | null | undefined;
  views?: Bigint_Comparison_Exp | null | undefined;
  visibility?: Post_Visibility_Enum_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "content" */
export type Content_Constraint =
  /** unique or primary key constraint on columns "id", "creator_id" */
  | 'content_id_creator_id_key'
  /** unique or primary key constraint on columns "platform", "external_id" */
  | 'content_of_platform'
  /** unique or primary key constraint on columns "id" */
  | 'content_pkey';

export type Content_Day_Aggregate_Bool_Exp = {
  count?: Content_Day_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Content_Day_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Content_Day_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Content_Day_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "content_day" */
export type Content_Day_Aggregate_Order_By = {
  avg?: Content_Day_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: Content_Day_Max_Order_By | null | undefined;
  min?: Content_Day_Min_Order_By | null | undefined;
  stddev?: Content_Day_Stddev_Order_By | null | undefined;
  stddev_pop?: Content_Day_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: Content_Day_Stddev_Samp_Order_By | null | undefined;
  sum?: Content_Day_Sum_Order_By | null | undefined;
  var_pop?: Content_Day_Var_Pop_Order_By | null | undefined;
  var_samp?: Content_Day_Var_Samp_Order_By | null | undefined;
  variance?: Content_Day_Variance_Order_By | null | undefined;
};

/** input type for inserting array relation for remote table "content_day" */
export type Content_Day_Arr_Rel_Insert_Input = {
  data: Array<Content_Day_Insert_Input>;
  /** upsert condition */
  on_conflict?: Content_Day_On_Conflict | null | undefined;
};

/** order by avg() on columns of table "content_day" */
export type Content_Day_Avg_Order_By = {
  /** Minutes on air that day. */
  air_minutes?: Order_By | null | undefined;
  /** Average concurrent viewers times minutes on air: divide the sums for an average over days. */
  ccv_minutes?: Order_By | null | undefined;
  /** Hours watched that day. */
  hours_watched?: Order_By | null | undefined;
  /** Views gained that day. */
  views?: Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "content_day". All fields are combined with a logical 'AND'. */
export type Content_Day_Bool_Exp = {
  _and?: Array<Content_Day_Bool_Exp> | null | undefined;
  _not?: Content_Day_Bool_Exp | null | undefined;
  _or?: Array<Content_Day_Bool_Exp> | null | undefined;
  air_minutes?: Int_Comparison_Exp | null | undefined;
  ccv_minutes?: Bigint_Comparison_Exp | null | undefined;
  content?: Content_Bool_Exp | null | undefined;
  content_id?: Uuid_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  day?: Date_Comparison_Exp | null | undefined;
  game?: Game_Bool_Exp | null | undefined;
  game_id?: Uuid_Comparison_Exp | null | undefined;
  hours_watched?: Numeric_Comparison_Exp | null | undefined;
  platform?: Channel_Provider_Enum_Comparison_Exp | null | undefined;
  type?: Content_Type_Enum_Comparison_Exp | null | undefined;
  views?: Bigint_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "content_day" */
export type Content_Day_Constraint =
  /** unique or primary key constraint on columns "content_id", "day" */
  | 'content_day_pkey';

/** input type for inserting data into table "content_day" */
export type Content_Day_Insert_Input = {
  /** Minutes on air that day. */
  air_minutes?: number | null | undefined;
  /** Average concurrent viewers times minutes on air: divide the sums for an average over days. */
  ccv_minutes?: number | null | undefined;
  content?: Content_Obj_Rel_Insert_Input | null | undefined;
  /** The content. */
  content_id?: string | null | undefined;
  creator?: Creator_Obj_Rel_Insert_Input | null | undefined;
  /** The creator it is about. */
  creator_id?: string | null | undefined;
  /** The day, in UTC. */
  day?: string | null | undefined;
  game?: Game_Obj_Rel_Insert_Input | null | undefined;
  /** The game it showed. */
  game_id?: string | null | undefined;
  /** Hours watched that day. */
  hours_watched?: number | null | undefined;
  /** Where. */
  platform?: Channel_Provider_Enum | null | undefined;
  /** What kind of content. */
  type?: Content_Type_Enum | null | undefined;
  /** Views gained that day. */
  views?: number | null | undefined;
};

/** order by max() on columns of table "content_day" */
export type Content_Day_Max_Order_By = {
  /** Minutes on air that day. */
  air_minutes?: Order_By | null | undefined;
  /** Average concurrent viewers times minutes on air: divide the sums for an average over days. */
  ccv_minutes?: Order_By | null | undefined;
  /** The content. */
  content_id?: Order_By | null | undefined;
  /** The creator it is about. */
  creator_id?: Order_By | null | undefined;
  /** The day, in UTC. */
  day?: Order_By | null | undefined;
  /** The game it showed. */
  game_id?: Order_By | null | undefined;
  /** Hours watched that day. */
  hours_watched?: Order_By | null | undefined;
  /** Where. */
  platform?: Order_By | null | undefined;
  /** What kind of content. */
  type?: Order_By | null | undefined;
  /** Views gained that day. */
  views?: Order_By | null | undefined;
};

/** order by min() on columns of table "content_day" */
export type Content_Day_Min_Order_By = {
  /** Minutes on air that day. */
  air_minutes?: Order_By | null | undefined;
  /** Average concurrent viewers times minutes on air: divide the sums for an average over days. */
  ccv_minutes?: Order_By | null | undefined;
  /** The content. */
  content_id?: Order_By | null | undefined;
  /** The creator it is about. */
  creator_id?: Order_By | null | undefined;
  /** The day, in UTC. */
  day?: Order_By | null | undefined;
  /** The game it showed. */
  game_id?: Order_By | null | undefined;
  /** Hours watched that day. */
  hours_watched?: Order_By | null | undefined;
  /** Where. */
  platform?: Order_By | null | undefined;
  /** What kind of content. */
  type?: Order_By | null | undefined;
  /** Views gained that day. */
  views?: Order_By | null | undefined;
};

/** on_conflict condition type for table "content_day" */
export type Content_Day_On_Conflict = {
  constraint: Content_Day_Constraint;
  update_columns?: Array<Content_Day_Update_Column>;
  where?: Content_Day_Bool_Exp | null | undefined;
};

/** select columns of table "content_day" */
export type Content_Day_Select_Column =
  /** column name */
  | 'air_minutes'
  /** column name */
  | 'ccv_minutes'
  /** column name */
  | 'content_id'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'day'
  /** column name */
  | 'game_id'
  /** column name */
  | 'hours_watched'
  /** column name */
  | 'platform'
  /** column name */
  | 'type'
  /** column name */
  | 'views';

/** order by stddev() on columns of table "content_day" */
export type Content_Day_Stddev_Order_By = {
  /** Minutes on air that day. */
  air_minutes?: Order_By | null | undefined;
  /** Average concurrent viewers times minutes on air: divide the sums for an average over days. */
  ccv_minutes?: Order_By | null | undefined;
  /** Hours watched that day. */
  hours_watched?: Order_By | null | undefined;
  /** Views gained that day. */
  views?: Order_By | null | undefined;
};

/** order by stddev_pop() on columns of table "content_day" */
export type Content_Day_Stddev_Pop_Order_By = {
  /** Minutes on air that day. */
  air_minutes?: Order_By | null | undefined;
  /** Average concurrent viewers times minutes on air: divide the sums for an average over days. */
  ccv_minutes?: Order_By | null | undefined;
  /** Hours watched that day. */
  hours_watched?: Order_By | null | undefined;
  /** Views gained that day. */
  views?: Order_By | null | undefined;
};

/** order by stddev_samp() on columns of table "content_day" */
export type Content_Day_Stddev_Samp_Order_By = {
  /** Minutes on air that day. */
  air_minutes?: Order_By | null | undefined;
  /** Average concurrent viewers times minutes on air: divide the sums for an average over days. */
  ccv_minutes?: Order_By | null | undefined;
  /** Hours watched that day. */
  hours_watched?: Order_By | null | undefined;
  /** Views gained that day. */
  views?: Order_By | null | undefined;
};

/** order by sum() on columns of table "content_day" */
export type Content_Day_Sum_Order_By = {
  /** Minutes on air that day. */
  air_minutes?: Order_By | null | undefined;
  /** Average concurrent viewers times minutes on air: divide the sums for an average over days. */
  ccv_minutes?: Order_By | null | undefined;
  /** Hours watched that day. */
  hours_watched?: Order_By | null | undefined;
  /** Views gained that day. */
  views?: Order_By | null | undefined;
};

/** update columns of table "content_day" */
export type Content_Day_Update_Column =
  /** column name */
  | 'air_minutes'
  /** column name */
  | 'ccv_minutes'
  /** column name */
  | 'content_id'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'day'
  /** column name */
  | 'game_id'
  /** column name */
  | 'hours_watched'
  /** column name */
  | 'platform'
  /** column name */
  | 'type'
  /** column name */
  | 'views';

/** order by var_pop() on columns of table "content_day" */
export type Content_Day_Var_Pop_Order_By = {
  /** Minutes on air that day. */
  air_minutes?: Order_By | null | undefined;
  /** Average concurrent viewers times minutes on air: divide the sums for an average over days. */
  ccv_minutes?: Order_By | null | undefined;
  /** Hours watched that day. */
  hours_watched?: Order_By | null | undefined;
  /** Views gained that day. */
  views?: Order_By | null | undefined;
};

/** order by var_samp() on columns of table "content_day" */
export type Content_Day_Var_Samp_Order_By = {
  /** Minutes on air that day. */
  air_minutes?: Order_By | null | undefined;
  /** Average concurrent viewers times minutes on air: divide the sums for an average over days. */
  ccv_minutes?: Order_By | null | undefined;
  /** Hours watched that day. */
  hours_watched?: Order_By | null | undefined;
  /** Views gained that day. */
  views?: Order_By | null | undefined;
};

/** order by variance() on columns of table "content_day" */
export type Content_Day_Variance_Order_By = {
  /** Minutes on air that day. */
  air_minutes?: Order_By | null | undefined;
  /** Average concurrent viewers times minutes on air: divide the sums for an average over days. */
  ccv_minutes?: Order_By | null | undefined;
  /** Hours watched that day. */
  hours_watched?: Order_By | null | undefined;
  /** Views gained that day. */
  views?: Order_By | null | undefined;
};

/** input type for inserting data into table "content" */
export type Content_Insert_Input = {
  /** Average concurrent viewers of a stream. */
  average_ccv?: number | null | undefined;
  /** When the figures were last fetched. */
  checked_at?: string | null | undefined;
  /** The channel. */
  connection_id?: string | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  creator?: Creator_Obj_Rel_Insert_Input | null | undefined;
  /** The creator it is about. */
  creator_id?: string | null | undefined;
  days?: Content_Day_Arr_Rel_Insert_Input | null | undefined;
  /** Its length, or the air time so far. */
  duration_minutes?: number | null | undefined;
  /** Its id on the platform. */
  external_id?: string | null | undefined;
  game?: Game_Obj_Rel_Insert_Input | null | undefined;
  /** The game it shows. */
  game_id?: string | null | undefined;
  /** Hours watched so far. */
  hours_watched?: number | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  /** Its language. */
  language?: string | null | undefined;
  /** Likes so far. */
  likes?: number | null | undefined;
  /** Most concurrent viewers of a stream. */
  peak_ccv?: number | null | undefined;
  /** Where it is published. */
  platform?: Channel_Provider_Enum | null | undefined;
  profile?: User_Profile_Obj_Rel_Insert_Input | null | undefined;
  /** When it was published or went live. */
  published_at?: string | null | undefined;
  submissions?: Submission_Arr_Rel_Insert_Input | null | undefined;
  /** Its picture. */
  thumbnail_url?: string | null | undefined;
  /** Its title. */
  title?: string | null | undefined;
  /** Stream, video, short or VOD. */
  type?: Content_Type_Enum | null | undefined;
  /** Where it is watched. */
  url?: string | null | undefined;
  /** Views so far. */
  views?: number | null | undefined;
  /** Public or unlisted, as last seen. */
  visibility?: Post_Visibility_Enum | null | undefined;
};

/** order by max() on columns of table "content" */
export type Content_Max_Order_By = {
  /** Average concurrent viewers of a stream. */
  average_ccv?: Order_By | null | undefined;
  /** When the figures were last fetched. */
  checked_at?: Order_By | null | undefined;
  /** The channel. */
  connection_id?: Order_By | null | undefined;
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** The creator it is about. */
  creator_id?: Order_By | null | undefined;
  /** Its length, or the air time so far. */
  duration_minutes?: Order_By | null | undefined;
  /** Its id on the platform. */
  external_id?: Order_By | null | undefined;
  /** The game it shows. */
  game_id?: Order_By | null | undefined;
  /** Hours watched so far. */
  hours_watched?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** Its language. */
  language?: Order_By | null | undefined;
  /** Likes so far. */
  likes?: Order_By | null | undefined;
  /** Most concurrent viewers of a stream. */
  peak_ccv?: Order_By | null | undefined;
  /** Where it is published. */
  platform?: Order_By | null | undefined;
  /** When it was published or went live. */
  published_at?: Order_By | null | undefined;
  /** Its picture. */
  thumbnail_url?: Order_By | null | undefined;
  /** Its title. */
  title?: Order_By | null | undefined;
  /** Stream, video, short or VOD. */
  type?: Order_By | null | undefined;
  /** Where it is watched. */
  url?: Order_By | null | undefined;
  /** Views so far. */
  views?: Order_By | null | undefined;
  /** Public or unlisted, as last seen. */
  visibility?: Order_By | null | undefined;
};

/** order by min() on columns of table "content" */
export type Content_Min_Order_By = {
  /** Average concurrent viewers of a stream. */
  average_ccv?: Order_By | null | undefined;
  /** When the figures were last fetched. */
  checked_at?: Order_By | null | undefined;
  /** The channel. */
  connection_id?: Order_By | null | undefined;
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** The creator it is about. */
  creator_id?: Order_By | null | undefined;
  /** Its length, or the air time so far. */
  duration_minutes?: Order_By | null | undefined;
  /** Its id on the platform. */
  external_id?: Order_By | null | undefined;
  /** The game it shows. */
  game_id?: Order_By | null | undefined;
  /** Hours watched so far. */
  hours_watched?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** Its language. */
  language?: Order_By | null | undefined;
  /** Likes so far. */
  likes?: Order_By | null | undefined;
  /** Most concurrent viewers of a stream. */
  peak_ccv?: Order_By | null | undefined;
  /** Where it is published. */
  platform?: Order_By | null | undefined;
  /** When it was published or went live. */
  published_at?: Order_By | null | undefined;
  /** Its picture. */
  thumbnail_url?: Order_By | null | undefined;
  /** Its title. */
  title?: Order_By | null | undefined;
  /** Stream, video, short or VOD. */
  type?: Order_By | null | undefined;
  /** Where it is watched. */
  url?: Order_By | null | undefined;
  /** Views so far. */
  views?: Order_By | null | undefined;
  /** Public or unlisted, as last seen. */
  visibility?: Order_By | null | undefined;
};

/** input type for inserting object relation for remote table "content" */
export type Content_Obj_Rel_Insert_Input = {
  data: Content_Insert_Input;
  /** upsert condition */
  on_conflict?: Content_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "content" */
export type Content_On_Conflict = {
  constraint: Content_Constraint;
  update_columns?: Array<Content_Update_Column>;
  where?: Content_Bool_Exp | null | undefined;
};

/** Ordering options when selecting data from "content". */
export type Content_Order_By = {
  average_ccv?: Order_By | null | undefined;
  checked_at?: Order_By | null | undefined;
  connection_id?: Order_By | null | undefined;
  created_at?: Order_By | null | undefined;
  creator?: Creator_Order_By | null | undefined;
  creator_id?: Order_By | null | undefined;
  days_aggregate?: Content_Day_Aggregate_Order_By | null | undefined;
  duration_minutes?: Order_By | null | undefined;
  external_id?: Order_By | null | undefined;
  game?: Game_Order_By | null | undefined;
  game_id?: Order_By | null | undefined;
  hours_watched?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  language?: Order_By | null | undefined;
  likes?: Order_By | null | undefined;
  peak_ccv?: Order_By | null | undefined;
  platform?: Order_By | null | undefined;
  profile?: User_Profile_Order_By | null | undefined;
  published_at?: Order_By | null | undefined;
  submissions_aggregate?: Submission_Aggregate_Order_By | null | undefined;
  thumbnail_url?: Order_By | null | undefined;
  title?: Order_By | null | undefined;
  type?: Order_By | null | undefined;
  url?: Order_By | null | undefined;
  views?: Order_By | null | undefined;
  visibility?: Order_By | null | undefined;
};

/** select columns of table "content" */
export type Content_Select_Column =
  /** column name */
  | 'average_ccv'
  /** column name */
  | 'checked_at'
  /** column name */
  | 'connection_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'duration_minutes'
  /** column name */
  | 'external_id'
  /** column name */
  | 'game_id'
  /** column name */
  | 'hours_watched'
  /** column name */
  | 'id'
  /** column name */
  | 'language'
  /** column name */
  | 'likes'
  /** column name */
  | 'peak_ccv'
  /** column name */
  | 'platform'
  /** column name */
  | 'published_at'
  /** column name */
  | 'thumbnail_url'
  /** column name */
  | 'title'
  /** column name */
  | 'type'
  /** column name */
  | 'url'
  /** column name */
  | 'views'
  /** column name */
  | 'visibility';

/** order by stddev() on columns of table "content" */
export type Content_Stddev_Order_By = {
  /** Average concurrent viewers of a stream. */
  average_ccv?: Order_By | null | undefined;
  /** Its length, or the air time so far. */
  duration_minutes?: Order_By | null | undefined;
  /** Hours watched so far. */
  hours_watched?: Order_By | null | undefined;
  /** Likes so far. */
  likes?: Order_By | null | undefined;
  /** Most concurrent viewers of a stream. */
  peak_ccv?: Order_By | null | undefined;
  /** Views so far. */
  views?: Order_By | null | undefined;
};

/** order by stddev_pop() on columns of table "content" */
export type Content_Stddev_Pop_Order_By = {
  /** Average concurrent viewers of a stream. */
  average_ccv?: Order_By | null | undefined;
  /** Its length, or the air time so far. */
  duration_minutes?: Order_By | null | undefined;
  /** Hours watched so far. */
  hours_watched?: Order_By | null | undefined;
  /** Likes so far. */
  likes?: Order_By | null | undefined;
  /** Most concurrent viewers of a stream. */
  peak_ccv?: Order_By | null | undefined;
  /** Views so far. */
  views?: Order_By | null | undefined;
};

/** order by stddev_samp() on columns of table "content" */
export type Content_Stddev_Samp_Order_By = {
  /** Average concurrent viewers of a stream. */
  average_ccv?: Order_By | null | undefined;
  /** Its length, or the air time so far. */
  duration_minutes?: Order_By | null | undefined;
  /** Hours watched so far. */
  hours_watched?: Order_By | null | undefined;
  /** Likes so far. */
  likes?: Order_By | null | undefined;
  /** Most concurrent viewers of a stream. */
  peak_ccv?: Order_By | null | undefined;
  /** Views so far. */
  views?: Order_By | null | undefined;
};

/** order by sum() on columns of table "content" */
export type Content_Sum_Order_By = {
  /** Average concurrent viewers of a stream. */
  average_ccv?: Order_By | null | undefined;
  /** Its length, or the air time so far. */
  duration_minutes?: Order_By | null | undefined;
  /** Hours watched so far. */
  hours_watched?: Order_By | null | undefined;
  /** Likes so far. */
  likes?: Order_By | null | undefined;
  /** Most concurrent viewers of a stream. */
  peak_ccv?: Order_By | null | undefined;
  /** Views so far. */
  views?: Order_By | null | undefined;
};

export type Content_Type_Enum =
  /** A short video */
  | 'SHORTS'
  /** A livestream */
  | 'STREAM'
  /** A video */
  | 'VIDEO'
  /** The recording of a livestream */
  | 'VOD';

/** Boolean expression to compare columns of type "content_type_enum". All fields are combined with logical 'AND'. */
export type Content_Type_Enum_Comparison_Exp = {
  _eq?: Content_Type_Enum | null | undefined;
  _in?: Array<Content_Type_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Content_Type_Enum | null | undefined;
  _nin?: Array<Content_Type_Enum> | null | undefined;
};

/** update columns of table "content" */
export type Content_Update_Column =
  /** column name */
  | 'average_ccv'
  /** column name */
  | 'checked_at'
  /** column name */
  | 'connection_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'duration_minutes'
  /** column name */
  | 'external_id'
  /** column name */
  | 'game_id'
  /** column name */
  | 'hours_watched'
  /** column name */
  | 'id'
  /** column name */
  | 'language'
  /** column name */
  | 'likes'
  /** column name */
  | 'peak_ccv'
  /** column name */
  | 'platform'
  /** column name */
  | 'published_at'
  /** column name */
  | 'thumbnail_url'
  /** column name */
  | 'title'
  /** column name */
  | 'type'
  /** column name */
  | 'url'
  /** column name */
  | 'views'
  /** column name */
  | 'visibility';

/** order by var_pop() on columns of table "content" */
export type Content_Var_Pop_Order_By = {
  /** Average concurrent viewers of a stream. */
  average_ccv?: Order_By | null | undefined;
  /** Its length, or the air time so far. */
  duration_minutes?: Order_By | null | undefined;
  /** Hours watched so far. */
  hours_watched?: Order_By | null | undefined;
  /** Likes so far. */
  likes?: Order_By | null | undefined;
  /** Most concurrent viewers of a stream. */
  peak_ccv?: Order_By | null | undefined;
  /** Views so far. */
  views?: Order_By | null | undefined;
};

/** order by var_samp() on columns of table "content" */
export type Content_Var_Samp_Order_By = {
  /** Average concurrent viewers of a stream. */
  average_ccv?: Order_By | null | undefined;
  /** Its length, or the air time so far. */
  duration_minutes?: Order_By | null | undefined;
  /** Hours watched so far. */
  hours_watched?: Order_By | null | undefined;
  /** Likes so far. */
  likes?: Order_By | null | undefined;
  /** Most concurrent viewers of a stream. */
  peak_ccv?: Order_By | null | undefined;
  /** Views so far. */
  views?: Order_By | null | undefined;
};

/** order by variance() on columns of table "content" */
export type Content_Variance_Order_By = {
  /** Average concurrent viewers of a stream. */
  average_ccv?: Order_By | null | undefined;
  /** Its length, or the air time so far. */
  duration_minutes?: Order_By | null | undefined;
  /** Hours watched so far. */
  hours_watched?: Order_By | null | undefined;
  /** Likes so far. */
  likes?: Order_By | null | undefined;
  /** Most concurrent viewers of a stream. */
  peak_ccv?: Order_By | null | undefined;
  /** Views so far. */
  views?: Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "continent". All fields are combined with a logical 'AND'. */
export type Continent_Bool_Exp = {
  _and?: Array<Continent_Bool_Exp> | null | undefined;
  _not?: Continent_Bool_Exp | null | undefined;
  _or?: Array<Continent_Bool_Exp> | null | undefined;
  code?: String_Comparison_Exp | null | undefined;
  countries?: Country_Bool_Exp | null | undefined;
  countries_aggregate?: Country_Aggregate_Bool_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "continent" */
export type Continent_Constraint =
  /** unique or primary key constraint on columns "name" */
  | 'continent_name_key'
  /** unique or primary key constraint on columns "code" */
  | 'continent_pkey';

/** input type for inserting data into table "continent" */
export type Continent_Insert_Input = {
  /** Two letters. */
  code?: string | null | undefined;
  countries?: Country_Arr_Rel_Insert_Input | null | undefined;
  /** Its name. */
  name?: string | null | undefined;
};

/** input type for inserting object relation for remote table "continent" */
export type Continent_Obj_Rel_Insert_Input = {
  data: Continent_Insert_Input;
  /** upsert condition */
  on_conflict?: Continent_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "continent" */
export type Continent_On_Conflict = {
  constraint: Continent_Constraint;
  update_columns?: Array<Continent_Update_Column>;
  where?: Continent_Bool_Exp | null | undefined;
};

/** Ordering options when selecting data from "continent". */
export type Continent_Order_By = {
  code?: Order_By | null | undefined;
  countries_aggregate?: Country_Aggregate_Order_By | null | undefined;
  name?: Order_By | null | undefined;
};

/** update columns of table "continent" */
export type Continent_Update_Column =
  /** column name */
  | 'code'
  /** column name */
  | 'name';

export type Country_Aggregate_Bool_Exp = {
  count?: Country_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Country_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Country_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Country_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "country" */
export type Country_Aggregate_Order_By = {
  count?: Order_By | null | undefined;
  max?: Country_Max_Order_By | null | undefined;
  min?: Country_Min_Order_By | null | undefined;
};

/** input type for inserting array relation for remote table "country" */
export type Country_Arr_Rel_Insert_Input = {
  data: Array<Country_Insert_Input>;
  /** upsert condition */
  on_conflict?: Country_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "country". All fields are combined with a logical 'AND'. */
export type Country_Bool_Exp = {
  _and?: Array<Country_Bool_Exp> | null | undefined;
  _not?: Country_Bool_Exp | null | undefined;
  _or?: Array<Country_Bool_Exp> | null | undefined;
  code?: String_Comparison_Exp | null | undefined;
  continent?: Continent_Bool_Exp | null | undefined;
  continent_code?: String_Comparison_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "country" */
export type Country_Constraint =
  /** unique or primary key constraint on columns "name" */
  | 'country_name_key'
  /** unique or primary key constraint on columns "code" */
  | 'country_pkey';

/** input type for inserting data into table "country" */
export type Country_Insert_Input = {
  /** ISO 3166, two letters. */
  code?: string | null | undefined;
  continent?: Continent_Obj_Rel_Insert_Input | null | undefined;
  /** The continent it is on. */
  continent_code?: string | null | undefined;
  /** Its name. */
  name?: string | null | undefined;
};

/** order by max() on columns of table "country" */
export type Country_Max_Order_By = {
  /** ISO 3166, two letters. */
  code?: Order_By | null | undefined;
  /** The continent it is on. */
  continent_code?: Order_By | null | undefined;
  /** Its name. */
  name?: Order_By | null | undefined;
};

/** order by min() on columns of table "country" */
export type Country_Min_Order_By = {
  /** ISO 3166, two letters. */
  code?: Order_By | null | undefined;
  /** The continent it is on. */
  continent_code?: Order_By | null | undefined;
  /** Its name. */
  name?: Order_By | null | undefined;
};

/** input type for inserting object relation for remote table "country" */
export type Country_Obj_Rel_Insert_Input = {
  data: Country_Insert_Input;
  /** upsert condition */
  on_conflict?: Country_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "country" */
export type Country_On_Conflict = {
  constraint: Country_Constraint;
  update_columns?: Array<Country_Update_Column>;
  where?: Country_Bool_Exp | null | undefined;
};

/** Ordering options when selecting data from "country". */
export type Country_Order_By = {
  code?: Order_By | null | undefined;
  continent?: Continent_Order_By | null | undefined;
  continent_code?: Order_By | null | undefined;
  name?: Order_By | null | undefined;
};

/** select columns of table "country" */
export type Country_Select_Column =
  /** column name */
  | 'code'
  /** column name */
  | 'continent_code'
  /** column name */
  | 'name';

/** update columns of table "country" */
export type Country_Update_Column =
  /** column name */
  | 'code'
  /** column name */
  | 'continent_code'
  /** column name */
  | 'name';

export type Creator_Access_Aggregate_Bool_Exp = {
  count?: Creator_Access_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Creator_Access_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Creator_Access_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Creator_Access_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "creator_access" */
export type Creator_Access_Aggregate_Order_By = {
  count?: Order_By | null | undefined;
  max?: Creator_Access_Max_Order_By | null | undefined;
  min?: Creator_Access_Min_Order_By | null | undefined;
};

/** input type for inserting array relation for remote table "creator_access" */
export type Creator_Access_Arr_Rel_Insert_Input = {
  data: Array<Creator_Access_Insert_Input>;
  /** upsert condition */
  on_conflict?: Creator_Access_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "creator_access". All fields are combined with a logical 'AND'. */
export type Creator_Access_Bool_Exp = {
  _and?: Array<Creator_Access_Bool_Exp> | null | undefined;
  _not?: Creator_Access_Bool_Exp | null | undefined;
  _or?: Array<Creator_Access_Bool_Exp> | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  decided_at?: Timestamptz_Comparison_Exp | null | undefined;
  kind?: Creator_Access_Kind_Enum_Comparison_Exp | null | undefined;
  reason?: String_Comparison_Exp | null | undefined;
  requested_at?: Timestamptz_Comparison_Exp | null | undefined;
  status?: Creator_Access_Status_Enum_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "creator_access" */
export type Creator_Access_Constraint =
  /** unique or primary key constraint on columns "creator_id", "kind" */
  | 'creator_access_pkey';

/** input type for inserting data into table "creator_access" */
export type Creator_Access_Insert_Input = {
  creator?: Creator_Obj_Rel_Insert_Input | null | undefined;
  /** The creator it belongs to. */
  creator_id?: string | null | undefined;
  /** When an admin decided. */
  decided_at?: string | null | undefined;
  /** What is asked for: creator access, Quests or Key campaigns. */
  kind?: Creator_Access_Kind_Enum | null | undefined;
  /** Shown to the creator when access is refused. */
  reason?: string | null | undefined;
  /** When it was last asked for. */
  requested_at?: string | null | undefined;
  /** What became of it; an admin decides. */
  status?: Creator_Access_Status_Enum | null | undefined;
};

export type Creator_Access_Kind_Enum =
  /** Creator access: the creator area at all, with a verified channel */
  | 'creator'
  /** May request codes of Key campaigns */
  | 'keys'
  /** May browse Quests and bid */
  | 'quests';

/** Boolean expression to compare columns of type "creator_access_kind_enum". All fields are combined with logical 'AND'. */
export type Creator_Access_Kind_Enum_Comparison_Exp = {
  _eq?: Creator_Access_Kind_Enum | null | undefined;
  _in?: Array<Creator_Access_Kind_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Creator_Access_Kind_Enum | null | undefined;
  _nin?: Array<Creator_Access_Kind_Enum> | null | undefined;
};

/** order by max() on columns of table "creator_access" */
export type Creator_Access_Max_Order_By = {
  /** The creator it belongs to. */
  creator_id?: Order_By | null | undefined;
  /** When an admin decided. */
  decided_at?: Order_By | null | undefined;
  /** What is asked for: creator access, Quests or Key campaigns. */
  kind?: Order_By | null | undefined;
  /** Shown to the creator when access is refused. */
  reason?: Order_By | null | undefined;
  /** When it was last asked for. */
  requested_at?: Order_By | null | undefined;
  /** What became of it; an admin decides. */
  status?: Order_By | null | undefined;
};

/** order by min() on columns of table "creator_access" */
export type Creator_Access_Min_Order_By = {
  /** The creator it belongs to. */
  creator_id?: Order_By | null | undefined;
  /** When an admin decided. */
  decided_at?: Order_By | null | undefined;
  /** What is asked for: creator access, Quests or Key campaigns. */
  kind?: Order_By | null | undefined;
  /** Shown to the creator when access is refused. */
  reason?: Order_By | null | undefined;
  /** When it was last asked for. */
  requested_at?: Order_By | null | undefined;
  /** What became of it; an admin decides. */
  status?: Order_By | null | undefined;
};

/** on_conflict condition type for table "creator_access" */
export type Creator_Access_On_Conflict = {
  constraint: Creator_Access_Constraint;
  update_columns?: Array<Creator_Access_Update_Column>;
  where?: Creator_Access_Bool_Exp | null | undefined;
};

/** select columns of table "creator_access" */
export type Creator_Access_Select_Column =
  /** column name */
  | 'creator_id'
  /** column name */
  | 'decided_at'
  /** column name */
  | 'kind'
  /** column name */
  | 'reason'
  /** column name */
  | 'requested_at'
  /** column name */
  | 'status';

export type Creator_Access_Status_Enum =
  /** Granted */
  | 'approved'
  /** Being reviewed, which takes 2 to 4 days */
  | 'pending'
  /** Refused */
  | 'rejected';

/** Boolean expression to compare columns of type "creator_access_status_enum". All fields are combined with logical 'AND'. */
export type Creator_Access_Status_Enum_Comparison_Exp = {
  _eq?: Creator_Access_Status_Enum | null | undefined;
  _in?: Array<Creator_Access_Status_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Creator_Access_Status_Enum | null | undefined;
  _nin?: Array<Creator_Access_Status_Enum> | null | undefined;
};

/** update columns of table "creator_access" */
export type Creator_Access_Update_Column =
  /** column name */
  | 'creator_id'
  /** column name */
  | 'decided_at'
  /** column name */
  | 'kind'
  /** column name */
  | 'reason'
  /** column name */
  | 'requested_at'
  /** column name */
  | 'status';

/** Boolean expression to filter rows from the table "creator". All fields are combined with a logical 'AND'. */
export type Creator_Bool_Exp = {
  _and?: Array<Creator_Bool_Exp> | null | undefined;
  _not?: Creator_Bool_Exp | null | undefined;
  _or?: Array<Creator_Bool_Exp> | null | undefined;
  access?: Creator_Access_Bool_Exp | null | undefined;
  access_aggregate?: Creator_Access_Aggregate_Bool_Exp | null | undefined;
  badges?: Quest_Run_Badge_Bool_Exp | null | undefined;
  badges_aggregate?: Quest_Run_Badge_Aggregate_Bool_Exp | null | undefined;
  channels?: Channel_Bool_Exp | null | undefined;
  channels_aggregate?: Channel_Aggregate_Bool_Exp | null | undefined;
  claimed_codes?: Code_Bool_Exp | null | undefined;
  claimed_codes_aggregate?: Code_Aggregate_Bool_Exp | null | undefined;
  content?: Content_Bool_Exp | null | undefined;
  content_aggregate?: Content_Aggregate_Bool_Exp | null | undefined;
  content_language?: Language_Bool_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  games?: Creator_Game_Bool_Exp | null | undefined;
  games_aggregate?: Creator_Game_Aggregate_Bool_Exp | null | undefined;
  hardware?: Creator_Hardware_Bool_Exp | null | undefined;
  hardware_aggregate?: Creator_Hardware_Aggregate_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  interests?: Creator_Interest_Bool_Exp | null | undefined;
  interests_aggregate?: Creator_Interest_Aggregate_Bool_Exp | null | undefined;
  ledger_accounts?: Ledger_Account_Bool_Exp | null | undefined;
  ledger_accounts_aggregate?: Ledger_Account_Aggregate_Bool_Exp | null | undefined;
  list_entries?: Creator_List_Entry_Bool_Exp | null | undefined;
  list_entries_aggregate?: Creator_List_Entry_Aggregate_Bool_Exp | null | undefined;
  minimum_deal_size_cents?: Bigint_Comparison_Exp | null | undefined;
  notes?: Note_Bool_Exp | null | undefined;
  notes_aggregate?: Note_Aggregate_Bool_Exp | null | undefined;
  onboarded_at?: Timestamptz_Comparison_Exp | null | undefined;
  pages?: Creator_Page_Bool_Exp | null | undefined;
  pages_aggregate?: Creator_Page_Aggregate_Bool_Exp | null | undefined;
  payout_account?: Payout_Account_Bool_Exp | null | undefined;
  payouts?: Payout_Bool_Exp | null | undefined;
  payouts_aggregate?: Payout_Aggregate_Bool_Exp | null | undefined;
  periods?: Creator_Period_Bool_Exp | null | undefined;
  periods_aggregate?: Creator_Period_Aggregate_Bool_Exp | null | undefined;
  primary_content_language?: String_Comparison_Exp | null | undefined;
  profile?: User_Profile_Bool_Exp | null | undefined;
  program_memberships?: Program_Membership_Bool_Exp | null | undefined;
  program_memberships_aggregate?: Program_Membership_Aggregate_Bool_Exp | null | undefined;
  quests_onboarded_at?: Timestamptz_Comparison_Exp | null | undefined;
  shortlist_entries?: Shortlist_Entry_Bool_Exp | null | undefined;
  shortlist_entries_aggregate?: Shortlist_Entry_Aggregate_Bool_Exp | null | undefined;
  size_tier?: Size_Tier_Enum_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
  user?: User_Bool_Exp | null | undefined;
  user_report_subjects?: User_Report_Subject_Bool_Exp | null | undefined;
  user_report_subjects_aggregate?: User_Report_Subject_Aggregate_Bool_Exp | null | undefined;
};

/** unique or primary key constraints on table "creator" */
export type Creator_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'creator_pkey';

export type Creator_Game_Aggregate_Bool_Exp = {
  count?: Creator_Game_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Creator_Game_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Creator_Game_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Creator_Game_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "creator_game" */
export type Creator_Game_Aggregate_Order_By = {
  count?: Order_By | null | undefined;
  max?: Creator_Game_Max_Order_By | null | undefined;
  min?: Creator_Game_Min_Order_By | null | undefined;
};

/** input type for inserting array relation for remote table "creator_game" */
export type Creator_Game_Arr_Rel_Insert_Input = {
  data: Array<Creator_Game_Insert_Input>;
  /** upsert condition */
  on_conflict?: Creator_Game_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "creator_game". All fields are combined with a logical 'AND'. */
export type Creator_Game_Bool_Exp = {
  _and?: Array<Creator_Game_Bool_Exp> | null | undefined;
  _not?: Creator_Game_Bool_Exp | null | undefined;
  _or?: Array<Creator_Game_Bool_Exp> | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  game?: Game_Bool_Exp | null | undefined;
  game_id?: Uuid_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "creator_game" */
export type Creator_Game_Constraint =
  /** unique or primary key constraint on columns "creator_id", "game_id" */
  | 'creator_game_pkey';

/** input type for inserting data into table "creator_game" */
export type Creator_Game_Insert_Input = {
  /** When the row was made. */
  created_at?: string | null | undefined;
  creator?: Creator_Obj_Rel_Insert_Input | null | undefined;
  /** The creator it belongs to. */
  creator_id?: string | null | undefined;
  game?: Game_Obj_Rel_Insert_Input | null | undefined;
  /** A game that the creator plays. */
  game_id?: string | null | undefined;
};

/** order by max() on columns of table "creator_game" */
export type Creator_Game_Max_Order_By = {
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** The creator it belongs to. */
  creator_id?: Order_By | null | undefined;
  /** A game that the creator plays. */
  game_id?: Order_By | null | undefined;
};

/** order by min() on columns of table "creator_game" */
export type Creator_Game_Min_Order_By = {
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** The creator it belongs to. */
  creator_id?: Order_By | null | undefined;
  /** A game that the creator plays. */
  game_id?: Order_By | null | undefined;
};

/** on_conflict condition type for table "creator_game" */
export type Creator_Game_On_Conflict = {
  constraint: Creator_Game_Constraint;
  update_columns?: Array<Creator_Game_Update_Column>;
  where?: Creator_Game_Bool_Exp | null | undefined;
};

/** select columns of table "creator_game" */
export type Creator_Game_Select_Column =
  /** column name */
  | 'created_at'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'game_id';

/** update columns of table "creator_game" */
export type Creator_Game_Update_Column =
  /** column name */
  | 'created_at'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'game_id';

export type Creator_Hardware_Aggregate_Bool_Exp = {
  count?: Creator_Hardware_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Creator_Hardware_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Creator_Hardware_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Creator_Hardware_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "creator_hardware" */
export type Creator_Hardware_Aggregate_Order_By = {
  count?: Order_By | null | undefined;
  max?: Creator_Hardware_Max_Order_By | null | undefined;
  min?: Creator_Hardware_Min_Order_By | null | undefined;
};

/** input type for inserting array relation for remote table "creator_hardware" */
export type Creator_Hardware_Arr_Rel_Insert_Input = {
  data: Array<Creator_Hardware_Insert_Input>;
  /** upsert condition */
  on_conflict?: Creator_Hardware_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "creator_hardware". All fields are combined with a logical 'AND'. */
export type Creator_Hardware_Bool_Exp = {
  _and?: Array<Creator_Hardware_Bool_Exp> | null | undefined;
  _not?: Creator_Hardware_Bool_Exp | null | undefined;
  _or?: Array<Creator_Hardware_Bool_Exp> | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  hardware?: Hardware_Bool_Exp | null | undefined;
  hardware_id?: String_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "creator_hardware" */
export type Creator_Hardware_Constraint =
  /** unique or primary key constraint on columns "creator_id", "hardware_id" */
  | 'creator_hardware_pkey';

/** input type for inserting data into table "creator_hardware" */
export type Creator_Hardware_Insert_Input = {
  /** When the row was made. */
  created_at?: string | null | undefined;
  creator?: Creator_Obj_Rel_Insert_Input | null | undefined;
  /** The creator it belongs to. */
  creator_id?: string | null | undefined;
  hardware?: Hardware_Obj_Rel_Insert_Input | null | undefined;
  /** The device. */
  hardware_id?: string | null | undefined;
};

/** order by max() on columns of table "creator_hardware" */
export type Creator_Hardware_Max_Order_By = {
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** The creator it belongs to. */
  creator_id?: Order_By | null | undefined;
  /** The device. */
  hardware_id?: Order_By | null | undefined;
};

/** order by min() on columns of table "creator_hardware" */
export type Creator_Hardware_Min_Order_By = {
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** The creator it belongs to. */
  creator_id?: Order_By | null | undefined;
  /** The device. */
  hardware_id?: Order_By | null | undefined;
};

/** on_conflict condition type for table "creator_hardware" */
export type Creator_Hardware_On_Conflict = {
  constraint: Creator_Hardware_Constraint;
  update_columns?: Array<Creator_Hardware_Update_Column>;
  where?: Creator_Hardware_Bool_Exp | null | undefined;
};

/** select columns of table "creator_hardware" */
export type Creator_Hardware_Select_Column =
  /** column name */
  | 'created_at'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'hardware_id';

/** update columns of table "creator_hardware" */
export type Creator_Hardware_Update_Column =
  /** column name */
  | 'created_at'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'hardware_id';

/** input type for inserting data into table "creator" */
export type Creator_Insert_Input = {
  access?: Creator_Access_Arr_Rel_Insert_Input | null | undefined;
  badges?: Quest_Run_Badge_Arr_Rel_Insert_Input | null | undefined;
  claimed_codes?: Code_Arr_Rel_Insert_Input | null | undefined;
  content?: Content_Arr_Rel_Insert_Input | null | undefined;
  content_language?: Language_Obj_Rel_Insert_Input | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  games?: Creator_Game_Arr_Rel_Insert_Input | null | undefined;
  hardware?: Creator_Hardware_Arr_Rel_Insert_Input | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  interests?: Creator_Interest_Arr_Rel_Insert_Input | null | undefined;
  ledger_accounts?: Ledger_Account_Arr_Rel_Insert_Input | null | undefined;
  list_entries?: Creator_List_Entry_Arr_Rel_Insert_Input | null | undefined;
  /** Offers below this amount (US cents) are not accepted. */
  minimum_deal_size_cents?: number | null | undefined;
  notes?: Note_Arr_Rel_Insert_Input | null | undefined;
  /** When interests and hardware were saved or skipped. */
  onboarded_at?: string | null | undefined;
  pages?: Creator_Page_Arr_Rel_Insert_Input | null | undefined;
  payout_account?: Payout_Account_Obj_Rel_Insert_Input | null | undefined;
  payouts?: Payout_Arr_Rel_Insert_Input | null | undefined;
  periods?: Creator_Period_Arr_Rel_Insert_Input | null | undefined;
  /** The language of most of what they make. */
  primary_content_language?: string | null | undefined;
  profile?: User_Profile_Obj_Rel_Insert_Input | null | undefined;
  program_memberships?: Program_Membership_Arr_Rel_Insert_Input | null | undefined;
  /** When the quest onboarding was finished and the profile sent to review. */
  quests_onboarded_at?: string | null | undefined;
  shortlist_entries?: Shortlist_Entry_Arr_Rel_Insert_Input | null | undefined;
  /** Derived from the channels' figures, the larger of views and concurrent viewers. */
  size_tier?: Size_Tier_Enum | null | undefined;
  /** When the row last changed. */
  updated_at?: string | null | undefined;
  user?: User_Obj_Rel_Insert_Input | null | undefined;
  user_report_subjects?: User_Report_Subject_Arr_Rel_Insert_Input | null | undefined;
};

export type Creator_Interest_Aggregate_Bool_Exp = {
  count?: Creator_Interest_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Creator_Interest_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Creator_Interest_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Creator_Interest_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "creator_interest" */
export type Creator_Interest_Aggregate_Order_By = {
  count?: Order_By | null | undefined;
  max?: Creator_Interest_Max_Order_By | null | undefined;
  min?: Creator_Interest_Min_Order_By | null | undefined;
};

/** input type for inserting array relation for remote table "creator_interest" */
export type Creator_Interest_Arr_Rel_Insert_Input = {
  data: Array<Creator_Interest_Insert_Input>;
  /** upsert condition */
  on_conflict?: Creator_Interest_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "creator_interest". All fields are combined with a logical 'AND'. */
export type Creator_Interest_Bool_Exp = {
  _and?: Array<Creator_Interest_Bool_Exp> | null | undefined;
  _not?: Creator_Interest_Bool_Exp | null | undefined;
  _or?: Array<Creator_Interest_Bool_Exp> | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  tag?: Tag_Bool_Exp | null | undefined;
  tag_id?: Uuid_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "creator_interest" */
export type Creator_Interest_Constraint =
  /** unique or primary key constraint on columns "creator_id", "tag_id" */
  | 'creator_interest_pkey';

/** input type for inserting data into table "creator_interest" */
export type Creator_Interest_Insert_Input = {
  /** When the row was made. */
  created_at?: string | null | undefined;
  creator?: Creator_Obj_Rel_Insert_Input | null | undefined;
  /** The creator it belongs to. */
  creator_id?: string | null | undefined;
  tag?: Tag_Obj_Rel_Insert_Input | null | undefined;
  /** A category or genre. */
  tag_id?: string | null | undefined;
};

/** order by max() on columns of table "creator_interest" */
export type Creator_Interest_Max_Order_By = {
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** The creator it belongs to. */
  creator_id?: Order_By | null | undefined;
  /** A category or genre. */
  tag_id?: Order_By | null | undefined;
};

/** order by min() on columns of table "creator_interest" */
export type Creator_Interest_Min_Order_By = {
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** The creator it belongs to. */
  creator_id?: Order_By | null | undefined;
  /** A category or genre. */
  tag_id?: Order_By | null | undefined;
};

/** on_conflict condition type for table "creator_interest" */
export type Creator_Interest_On_Conflict = {
  constraint: Creator_Interest_Constraint;
  update_columns?: Array<Creator_Interest_Update_Column>;
  where?: Creator_Interest_Bool_Exp | null | undefined;
};

/** select columns of table "creator_interest" */
export type Creator_Interest_Select_Column =
  /** column name */
  | 'created_at'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'tag_id';

/** update columns of table "creator_interest" */
export type Creator_Interest_Update_Column =
  /** column name */
  | 'created_at'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'tag_id';

/** Boolean expression to filter rows from the table "creator_kit". All fields are combined with a logical 'AND'. */
export type Creator_Kit_Bool_Exp = {
  _and?: Array<Creator_Kit_Bool_Exp> | null | undefined;
  _not?: Creator_Kit_Bool_Exp | null | undefined;
  _or?: Array<Creator_Kit_Bool_Exp> | null | undefined;
  activation?: Activation_Bool_Exp | null | undefined;
  activation_id?: Uuid_Comparison_Exp | null | undefined;
  asset_bytes?: Bigint_Comparison_Exp | null | undefined;
  asset_name?: String_Comparison_Exp | null | undefined;
  asset_url?: String_Comparison_Exp | null | undefined;
  special_instructions?: String_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "creator_kit" */
export type Creator_Kit_Constraint =
  /** unique or primary key constraint on columns "activation_id" */
  | 'creator_kit_pkey';

/** input type for inserting data into table "creator_kit" */
export type Creator_Kit_Insert_Input = {
  activation?: Activation_Obj_Rel_Insert_Input | null | undefined;
  /** The activation it belongs to. */
  activation_id?: string | null | undefined;
  /** Its size, up to 2 GB. */
  asset_bytes?: number | null | undefined;
  /** Its file name, .zip or .rar. */
  asset_name?: string | null | undefined;
  /** The archive with assets. */
  asset_url?: string | null | undefined;
  /** What creators should mind. */
  special_instructions?: string | null | undefined;
  /** When the row last changed. */
  updated_at?: string | null | undefined;
};

/** input type for inserting object relation for remote table "creator_kit" */
export type Creator_Kit_Obj_Rel_Insert_Input = {
  data: Creator_Kit_Insert_Input;
  /** upsert condition */
  on_conflict?: Creator_Kit_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "creator_kit" */
export type Creator_Kit_On_Conflict = {
  constraint: Creator_Kit_Constraint;
  update_columns?: Array<Creator_Kit_Update_Column>;
  where?: Creator_Kit_Bool_Exp | null | undefined;
};

/** update columns of table "creator_kit" */
export type Creator_Kit_Update_Column =
  /** column name */
  | 'activation_id'
  /** column name */
  | 'asset_bytes'
  /** column name */
  | 'asset_name'
  /** column name */
  | 'asset_url'
  /** column name */
  | 'special_instructions'
  /** column name */
  | 'updated_at';

export type Creator_List_Aggregate_Bool_Exp = {
  count?: Creator_List_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Creator_List_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Creator_List_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Creator_List_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "creator_list" */
export type Creator_List_Aggregate_Order_By = {
  count?: Order_By | null | undefined;
  max?: Creator_List_Max_Order_By | null | undefined;
  min?: Creator_List_Min_Order_By | null | undefined;
};

/** input type for inserting array relation for remote table "creator_list" */
export type Creator_List_Arr_Rel_Insert_Input = {
  data: Array<Creator_List_Insert_Input>;
  /** upsert condition */
  on_conflict?: Creator_List_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "creator_list". All fields are combined with a logical 'AND'. */
export type Creator_List_Bool_Exp = {
  _and?: Array<Creator_List_Bool_Exp> | null | undefined;
  _not?: Creator_List_Bool_Exp | null | undefined;
  _or?: Array<Creator_List_Bool_Exp> | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  created_by?: Uuid_Comparison_Exp | null | undefined;
  entries?: Creator_List_Entry_Bool_Exp | null | undefined;
  entries_aggregate?: Creator_List_Entry_Aggregate_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  name?: Citext_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "creator_list" */
export type Creator_List_Constraint =
  /** unique or primary key constraint on columns "company_id", "name" */
  | 'creator_list_name_key'
  /** unique or primary key constraint on columns "id" */
  | 'creator_list_pkey';

export type Creator_List_Entry_Aggregate_Bool_Exp = {
  count?: Creator_List_Entry_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Creator_List_Entry_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Creator_List_Entry_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Creator_List_Entry_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "creator_list_entry" */
export type Creator_List_Entry_Aggregate_Order_By = {
  count?: Order_By | null | undefined;
  max?: Creator_List_Entry_Max_Order_By | null | undefined;
  min?: Creator_List_Entry_Min_Order_By | null | undefined;
};

/** input type for inserting array relation for remote table "creator_list_entry" */
export type Creator_List_Entry_Arr_Rel_Insert_Input = {
  data: Array<Creator_List_Entry_Insert_Input>;
  /** upsert condition */
  on_conflict?: Creator_List_Entry_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "creator_list_entry". All fields are combined with a logical 'AND'. */
export type Creator_List_Entry_Bool_Exp = {
  _and?: Array<Creator_List_Entry_Bool_Exp> | null | undefined;
  _not?: Creator_List_Entry_Bool_Exp | null | undefined;
  _or?: Array<Creator_List_Entry_Bool_Exp> | null | undefined;
  added_by?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  list?: Creator_List_Bool_Exp | null | undefined;
  list_id?: Uuid_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "creator_list_entry" */
export type Creator_List_Entry_Constraint =
  /** unique or primary key constraint on columns "list_id", "creator_id" */
  | 'creator_list_entry_pkey';

/** input type for inserting data into table "creator_list_entry" */
export type Creator_List_Entry_Insert_Input = {
  /** Who added it; empty once that account is deleted. */
  added_by?: string | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  creator?: Creator_Obj_Rel_Insert_Input | null | undefined;
  /** The creator on the list. */
  creator_id?: string | null | undefined;
  list?: Creator_List_Obj_Rel_Insert_Input | null | undefined;
  /** The list. */
  list_id?: string | null | undefined;
};

/** order by max() on columns of table "creator_list_entry" */
export type Creator_List_Entry_Max_Order_By = {
  /** Who added it; empty once that account is deleted. */
  added_by?: Order_By | null | undefined;
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** The creator on the list. */
  creator_id?: Order_By | null | undefined;
  /** The list. */
  list_id?: Order_By | null | undefined;
};

/** order by min() on columns of table "creator_list_entry" */
export type Creator_List_Entry_Min_Order_By = {
  /** Who added it; empty once that account is deleted. */
  added_by?: Order_By | null | undefined;
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** The creator on the list. */
  creator_id?: Order_By | null | undefined;
  /** The list. */
  list_id?: Order_By | null | undefined;
};

/** on_conflict condition type for table "creator_list_entry" */
export type Creator_List_Entry_On_Conflict = {
  constraint: Creator_List_Entry_Constraint;
  update_columns?: Array<Creator_List_Entry_Update_Column>;
  where?: Creator_List_Entry_Bool_Exp | null | undefined;
};

/** select columns of table "creator_list_entry" */
export type Creator_List_Entry_Select_Column =
  /** column name */
  | 'added_by'
  /** column name */
  | 'created_at'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'list_id';

/** update columns of table "creator_list_entry" */
export type Creator_List_Entry_Update_Column =
  /** column name */
  | 'added_by'
  /** column name */
  | 'created_at'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'list_id';

/** input type for inserting data into table "creator_list" */
export type Creator_List_Insert_Input = {
  company?: Company_Obj_Rel_Insert_Input | null | undefined;
  /** The company it belongs to. */
  company_id?: string | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  /** Who made it; empty once that account is deleted. */
  created_by?: string | null | undefined;
  entries?: Creator_List_Entry_Arr_Rel_Insert_Input | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  /** What the company calls it; once in a company. */
  name?: string | null | undefined;
  /** When the row last changed. */
  updated_at?: string | null | undefined;
};

/** order by max() on columns of table "creator_list" */
export type Creator_List_Max_Order_By = {
  /** The company it belongs to. */
  company_id?: Order_By | null | undefined;
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** Who made it; empty once that account is deleted. */
  created_by?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** What the company calls it; once in a company. */
  name?: Order_By | null | undefined;
  /** When the row last changed. */
  updated_at?: Order_By | null | undefined;
};

/** order by min() on columns of table "creator_list" */
export type Creator_List_Min_Order_By = {
  /** The company it belongs to. */
  company_id?: Order_By | null | undefined;
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** Who made it; empty once that account is deleted. */
  created_by?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** What the company calls it; once in a company. */
  name?: Order_By | null | undefined;
  /** When the row last changed. */
  updated_at?: Order_By | null | undefined;
};

/** input type for inserting object relation for remote table "creator_list" */
export type Creator_List_Obj_Rel_Insert_Input = {
  data: Creator_List_Insert_Input;
  /** upsert condition */
  on_conflict?: Creator_List_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "creator_list" */
export type Creator_List_On_Conflict = {
  constraint: Creator_List_Constraint;
  update_columns?: Array<Creator_List_Update_Column>;
  where?: Creator_List_Bool_Exp | null | undefined;
};

/** select columns of table "creator_list" */
export type Creator_List_Select_Column =
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'created_by'
  /** column name */
  | 'id'
  /** column name */
  | 'name'
  /** column name */
  | 'updated_at';

/** update columns of table "creator_list" */
export type Creator_List_Update_Column =
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'created_by'
  /** column name */
  | 'id'
  /** column name */
  | 'name'
  /** column name */
  | 'updated_at';

/** input type for inserting object relation for remote table "creator" */
export type Creator_Obj_Rel_Insert_Input = {
  data: Creator_Insert_Input;
  /** upsert condition */
  on_conflict?: Creator_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "creator" */
export type Creator_On_Conflict = {
  constraint: Creator_Constraint;
  update_columns?: Array<Creator_Update_Column>;
  where?: Creator_Bool_Exp | null | undefined;
};

/** Ordering options when selecting data from "creator". */
export type Creator_Order_By = {
  access_aggregate?: Creator_Access_Aggregate_Order_By | null | undefined;
  badges_aggregate?: Quest_Run_Badge_Aggregate_Order_By | null | undefined;
  channels_aggregate?: Channel_Aggregate_Order_By | null | undefined;
  claimed_codes_aggregate?: Code_Aggregate_Order_By | null | undefined;
  content_aggregate?: Content_Aggregate_Order_By | null | undefined;
  content_language?: Language_Order_By | null | undefined;
  created_at?: Order_By | null | undefined;
  games_aggregate?: Creator_Game_Aggregate_Order_By | null | undefined;
  hardware_aggregate?: Creator_Hardware_Aggregate_Order_By | null | undefined;
  id?: Order_By | null | undefined;
  interests_aggregate?: Creator_Interest_Aggregate_Order_By | null | undefined;
  ledger_accounts_aggregate?: Ledger_Account_Aggregate_Order_By | null | undefined;
  list_entries_aggregate?: Creator_List_Entry_Aggregate_Order_By | null | undefined;
  minimum_deal_size_cents?: Order_By | null | undefined;
  notes_aggregate?: Note_Aggregate_Order_By | null | undefined;
  onboarded_at?: Order_By | null | undefined;
  pages_aggregate?: Creator_Page_Aggregate_Order_By | null | undefined;
  payout_account?: Payout_Account_Order_By | null | undefined;
  payouts_aggregate?: Payout_Aggregate_Order_By | null | undefined;
  periods_aggregate?: Creator_Period_Aggregate_Order_By | null | undefined;
  primary_content_language?: Order_By | null | undefined;
  profile?: User_Profile_Order_By | null | undefined;
  program_memberships_aggregate?: Program_Membership_Aggregate_Order_By | null | undefined;
  quests_onboarded_at?: Order_By | null | undefined;
  shortlist_entries_aggregate?: Shortlist_Entry_Aggregate_Order_By | null | undefined;
  size_tier?: Order_By | null | undefined;
  updated_at?: Order_By | null | undefined;
  user?: User_Order_By | null | undefined;
  user_report_subjects_aggregate?: User_Report_Subject_Aggregate_Order_By | null | undefined;
};

export type Creator_Page_Aggregate_Bool_Exp = {
  bool_and?: Creator_Page_Aggregate_Bool_Exp_Bool_And | null | undefined;
  bool_or?: Creator_Page_Aggregate_Bool_Exp_Bool_Or | null | undefined;
  count?: Creator_Page_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Creator_Page_Aggregate_Bool_Exp_Bool_And = {
  arguments: Creator_Page_Select_Column_Creator_Page_Aggregate_Bool_Exp_Bool_And_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Creator_Page_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Creator_Page_Aggregate_Bool_Exp_Bool_Or = {
  arguments: Creator_Page_Select_Column_Creator_Page_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Creator_Page_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Creator_Page_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Creator_Page_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Creator_Page_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "creator_page" */
export type Creator_Page_Aggregate_Order_By = {
  avg?: Creator_Page_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: Creator_Page_Max_Order_By | null | undefined;
  min?: Creator_Page_Min_Order_By | null | undefined;
  stddev?: Creator_Page_Stddev_Order_By | null | undefined;
  stddev_pop?: Creator_Page_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: Creator_Page_Stddev_Samp_Order_By | null | undefined;
  sum?: Creator_Page_Sum_Order_By | null | undefined;
  var_pop?: Creator_Page_Var_Pop_Order_By | null | undefined;
  var_samp?: Creator_Page_Var_Samp_Order_By | null | undefined;
  variance?: Creator_Page_Variance_Order_By | null | undefined;
};

/** input type for inserting array relation for remote table "creator_page" */
export type Creator_Page_Arr_Rel_Insert_Input = {
  data: Array<Creator_Page_Insert_Input>;
  /** upsert condition */
  on_conflict?: Creator_Page_On_Conflict | null | undefined;
};

/** order by avg() on columns of table "creator_page" */
export type Creator_Page_Avg_Order_By = {
  /** Its place in the list, from the first on. */
  position?: Order_By | null | undefined;
};

export type Creator_Page_Block_Aggregate_Bool_Exp = {
  count?: Creator_Page_Block_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Creator_Page_Block_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Creator_Page_Block_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Creator_Page_Block_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "creator_page_block" */
export type Creator_Page_Block_Arr_Rel_Insert_Input = {
  data: Array<Creator_Page_Block_Insert_Input>;
  /** upsert condition */
  on_conflict?: Creator_Page_Block_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "creator_page_block". All fields are combined with a logical 'AND'. */
export type Creator_Page_Block_Bool_Exp = {
  _and?: Array<Creator_Page_Block_Bool_Exp> | null | undefined;
  _not?: Creator_Page_Block_Bool_Exp | null | undefined;
  _or?: Array<Creator_Page_Block_Bool_Exp> | null | undefined;
  content?: Jsonb_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  kind?: Page_Block_Kind_Enum_Comparison_Exp | null | undefined;
  page?: Creator_Page_Bool_Exp | null | undefined;
  page_id?: Uuid_Comparison_Exp | null | undefined;
  position?: Int_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "creator_page_block" */
export type Creator_Page_Block_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'creator_page_block_pkey'
  /** unique or primary key constraint on columns "page_id", "position" */
  | 'creator_page_block_position_key';

/** input type for inserting data into table "creator_page_block" */
export type Creator_Page_Block_Insert_Input = {
  /** What the block shows, by its kind. */
  content?: unknown;
  /** The row's identity. */
  id?: string | null | undefined;
  /** Which kind it is. */
  kind?: Page_Block_Kind_Enum | null | undefined;
  page?: Creator_Page_Obj_Rel_Insert_Input | null | undefined;
  /** The page it is on. */
  page_id?: string | null | undefined;
  /** Its place in the list, from the first on. */
  position?: number | null | undefined;
};

/** on_conflict condition type for table "creator_page_block" */
export type Creator_Page_Block_On_Conflict = {
  constraint: Creator_Page_Block_Constraint;
  update_columns?: Array<Creator_Page_Block_Update_Column>;
  where?: Creator_Page_Block_Bool_Exp | null | undefined;
};

/** select columns of table "creator_page_block" */
export type Creator_Page_Block_Select_Column =
  /** column name */
  | 'content'
  /** column name */
  | 'id'
  /** column name */
  | 'kind'
  /** column name */
  | 'page_id'
  /** column name */
  | 'position';

/** update columns of table "creator_page_block" */
export type Creator_Page_Block_Update_Column =
  /** column name */
  | 'content'
  /** column name */
  | 'id'
  /** column name */
  | 'kind'
  /** column name */
  | 'page_id'
  /** column name */
  | 'position';

/** Boolean expression to filter rows from the table "creator_page". All fields are combined with a logical 'AND'. */
export type Creator_Page_Bool_Exp = {
  _and?: Array<Creator_Page_Bool_Exp> | null | undefined;
  _not?: Creator_Page_Bool_Exp | null | undefined;
  _or?: Array<Creator_Page_Bool_Exp> | null | undefined;
  blocks?: Creator_Page_Block_Bool_Exp | null | undefined;
  blocks_aggregate?: Creator_Page_Block_Aggregate_Bool_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  description?: String_Comparison_Exp | null | undefined;
  font?: Page_Font_Enum_Comparison_Exp | null | undefined;
  hero_url?: String_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  is_published?: Boolean_Comparison_Exp | null | undefined;
  position?: Int_Comparison_Exp | null | undefined;
  profile?: User_Profile_Bool_Exp | null | undefined;
  shown_channels?: Creator_Page_Channel_Bool_Exp | null | undefined;
  shown_channels_aggregate?: Creator_Page_Channel_Aggregate_Bool_Exp | null | undefined;
  slug?: Citext_Comparison_Exp | null | undefined;
  theme?: Jsonb_Comparison_Exp | null | undefined;
  title?: String_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
};

export type Creator_Page_Channel_Aggregate_Bool_Exp = {
  count?: Creator_Page_Channel_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Creator_Page_Channel_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Creator_Page_Channel_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Creator_Page_Channel_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "creator_page_channel" */
export type Creator_Page_Channel_Arr_Rel_Insert_Input = {
  data: Array<Creator_Page_Channel_Insert_Input>;
  /** upsert condition */
  on_conflict?: Creator_Page_Channel_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "creator_page_channel". All fields are combined with a logical 'AND'. */
export type Creator_Page_Channel_Bool_Exp = {
  _and?: Array<Creator_Page_Channel_Bool_Exp> | null | undefined;
  _not?: Creator_Page_Channel_Bool_Exp | null | undefined;
  _or?: Array<Creator_Page_Channel_Bool_Exp> | null | undefined;
  channel?: Channel_Bool_Exp | null | undefined;
  connection_id?: Uuid_Comparison_Exp | null | undefined;
  page?: Creator_Page_Bool_Exp | null | undefined;
  page_id?: Uuid_Comparison_Exp | null | undefined;
  position?: Int_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "creator_page_channel" */
export type Creator_Page_Channel_Constraint =
  /** unique or primary key constraint on columns "page_id", "connection_id" */
  | 'creator_page_channel_pkey';

/** input type for inserting data into table "creator_page_channel" */
export type Creator_Page_Channel_Insert_Input = {
  /** A channel that the page shows. */
  connection_id?: string | null | undefined;
  page?: Creator_Page_Obj_Rel_Insert_Input | null | undefined;
  /** The page it is on. */
  page_id?: string | null | undefined;
  /** Its place in the list, from the first on. */
  position?: number | null | undefined;
};

/** on_conflict condition type for table "creator_page_channel" */
export type Creator_Page_Channel_On_Conflict = {
  constraint: Creator_Page_Channel_Constraint;
  update_columns?: Array<Creator_Page_Channel_Update_Column>;
  where?: Creator_Page_Channel_Bool_Exp | null | undefined;
};

/** select columns of table "creator_page_channel" */
export type Creator_Page_Channel_Select_Column =
  /** column name */
  | 'connection_id'
  /** column name */
  | 'page_id'
  /** column name */
  | 'position';

/** update columns of table "creator_page_channel" */
export type Creator_Page_Channel_Update_Column =
  /** column name */
  | 'connection_id'
  /** column name */
  | 'page_id'
  /** column name */
  | 'position';

/** unique or primary key constraints on table "creator_page" */
export type Creator_Page_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'creator_page_pkey'
  /** unique or primary key constraint on columns "slug" */
  | 'creator_page_slug_key';

/** input type for inserting data into table "creator_page" */
export type Creator_Page_Insert_Input = {
  blocks?: Creator_Page_Block_Arr_Rel_Insert_Input | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  creator?: Creator_Obj_Rel_Insert_Input | null | undefined;
  /** The creator it belongs to. */
  creator_id?: string | null | undefined;
  /** What the page says of the creator. */
  description?: string | null | undefined;
  /** The font of the page. */
  font?: Page_Font_Enum | null | undefined;
  /** The wide picture at the top (1920 by 640). */
  hero_url?: string | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  /** Whether others can see it. */
  is_published?: boolean | null | undefined;
  /** Its place in the list, from the first on. */
  position?: number | null | undefined;
  profile?: User_Profile_Obj_Rel_Insert_Input | null | undefined;
  shown_channels?: Creator_Page_Channel_Arr_Rel_Insert_Input | null | undefined;
  /** Its part of the address: small letters, digits and dashes. */
  slug?: string | null | undefined;
  /** Colours and layout, as the page editor writes them. */
  theme?: unknown;
  /** Its title. */
  title?: string | null | undefined;
  /** When the row last changed. */
  updated_at?: string | null | undefined;
};

/** order by max() on columns of table "creator_page" */
export type Creator_Page_Max_Order_By = {
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** The creator it belongs to. */
  creator_id?: Order_By | null | undefined;
  /** What the page says of the creator. */
  description?: Order_By | null | undefined;
  /** The font of the page. */
  font?: Order_By | null | undefined;
  /** The wide picture at the top (1920 by 640). */
  hero_url?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** Its place in the list, from the first on. */
  position?: Order_By | null | undefined;
  /** Its part of the address: small letters, digits and dashes. */
  slug?: Order_By | null | undefined;
  /** Its title. */
  title?: Order_By | null | undefined;
  /** When the row last changed. */
  updated_at?: Order_By | null | undefined;
};

/** order by min() on columns of table "creator_page" */
export type Creator_Page_Min_Order_By = {
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** The creator it belongs to. */
  creator_id?: Order_By | null | undefined;
  /** What the page says of the creator. */
  description?: Order_By | null | undefined;
  /** The font of the page. */
  font?: Order_By | null | undefined;
  /** The wide picture at the top (1920 by 640). */
  hero_url?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** Its place in the list, from the first on. */
  position?: Order_By | null | undefined;
  /** Its part of the address: small letters, digits and dashes. */
  slug?: Order_By | null | undefined;
  /** Its title. */
  title?: Order_By | null | undefined;
  /** When the row last changed. */
  updated_at?: Order_By | null | undefined;
};

/** input type for inserting object relation for remote table "creator_page" */
export type Creator_Page_Obj_Rel_Insert_Input = {
  data: Creator_Page_Insert_Input;
  /** upsert condition */
  on_conflict?: Creator_Page_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "creator_page" */
export type Creator_Page_On_Conflict = {
  constraint: Creator_Page_Constraint;
  update_columns?: Array<Creator_Page_Update_Column>;
  where?: Creator_Page_Bool_Exp | null | undefined;
};

/** select columns of table "creator_page" */
export type Creator_Page_Select_Column =
  /** column name */
  | 'created_at'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'description'
  /** column name */
  | 'font'
  /** column name */
  | 'hero_url'
  /** column name */
  | 'id'
  /** column name */
  | 'is_published'
  /** column name */
  | 'position'
  /** column name */
  | 'slug'
  /** column name */
  | 'theme'
  /** column name */
  | 'title'
  /** column name */
  | 'updated_at';

/** select "creator_page_aggregate_bool_exp_bool_and_arguments_columns" columns of table "creator_page" */
export type Creator_Page_Select_Column_Creator_Page_Aggregate_Bool_Exp_Bool_And_Arguments_Columns =
  /** column name */
  | 'is_published';

/** select "creator_page_aggregate_bool_exp_bool_or_arguments_columns" columns of table "creator_page" */
export type Creator_Page_Select_Column_Creator_Page_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns =
  /** column name */
  | 'is_published';

/** input type for updating data in table "creator_page" */
export type Creator_Page_Set_Input = {
  /** When the row was made. */
  created_at?: string | null | undefined;
  /** The creator it belongs to. */
  creator_id?: string | null | undefined;
  /** What the page says of the creator. */
  description?: string | null | undefined;
  /** The font of the page. */
  font?: Page_Font_Enum | null | undefined;
  /** The wide picture at the top (1920 by 640). */
  hero_url?: string | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  /** Whether others can see it. */
  is_published?: boolean | null | undefined;
  /** Its place in the list, from the first on. */
  position?: number | null | undefined;
  /** Its part of the address: small letters, digits and dashes. */
  slug?: string | null | undefined;
  /** Colours and layout, as the page editor writes them. */
  theme?: unknown;
  /** Its title. */
  title?: string | null | undefined;
  /** When the row last changed. */
  updated_at?: string | null | undefined;
};

/** order by stddev() on columns of table "creator_page" */
export type Creator_Page_Stddev_Order_By = {
  /** Its place in the list, from the first on. */
  position?: Order_By | null | undefined;
};

/** order by stddev_pop() on columns of table "creator_page" */
export type Creator_Page_Stddev_Pop_Order_By = {
  /** Its place in the list, from the first on. */
  position?: Order_By | null | undefined;
};

/** order by stddev_samp() on columns of table "creator_page" */
export type Creator_Page_Stddev_Samp_Order_By = {
  /** Its place in the list, from the first on. */
  position?: Order_By | null | undefined;
};

/** order by sum() on columns of table "creator_page" */
export type Creator_Page_Sum_Order_By = {
  /** Its place in the list, from the first on. */
  position?: Order_By | null | undefined;
};

/** update columns of table "creator_page" */
export type Creator_Page_Update_Column =
  /** column name */
  | 'created_at'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'description'
  /** column name */
  | 'font'
  /** column name */
  | 'hero_url'
  /** column name */
  | 'id'
  /** column name */
  | 'is_published'
  /** column name */
  | 'position'
  /** column name */
  | 'slug'
  /** column name */
  | 'theme'
  /** column name */
  | 'title'
  /** column name */
  | 'updated_at';

/** order by var_pop() on columns of table "creator_page" */
export type Creator_Page_Var_Pop_Order_By = {
  /** Its place in the list, from the first on. */
  position?: Order_By | null | undefined;
};

/** order by var_samp() on columns of table "creator_page" */
export type Creator_Page_Var_Samp_Order_By = {
  /** Its place in the list, from the first on. */
  position?: Order_By | null | undefined;
};

/** order by variance() on columns of table "creator_page" */
export type Creator_Page_Variance_Order_By = {
  /** Its place in the list, from the first on. */
  position?: Order_By | null | undefined;
};

export type Creator_Period_Aggregate_Bool_Exp = {
  count?: Creator_Period_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Creator_Period_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Creator_Period_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Creator_Period_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "creator_period" */
export type Creator_Period_Aggregate_Order_By = {
  avg?: Creator_Period_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: Creator_Period_Max_Order_By | null | undefined;
  min?: Creator_Period_Min_Order_By | null | undefined;
  stddev?: Creator_Period_Stddev_Order_By | null | undefined;
  stddev_pop?: Creator_Period_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: Creator_Period_Stddev_Samp_Order_By | null | undefined;
  sum?: Creator_Period_Sum_Order_By | null | undefined;
  var_pop?: Creator_Period_Var_Pop_Order_By | null | undefined;
  var_samp?: Creator_Period_Var_Samp_Order_By | null | undefined;
  variance?: Creator_Period_Variance_Order_By | null | undefined;
};

/** input type for inserting array relation for remote table "creator_period" */
export type Creator_Period_Arr_Rel_Insert_Input = {
  data: Array<Creator_Period_Insert_Input>;
  /** upsert condition */
  on_conflict?: Creator_Period_On_Conflict | null | undefined;
};

/** order by avg() on columns of table "creator_period" */
export type Creator_Period_Avg_Order_By = {
  /** Minutes on air. */
  air_minutes?: Order_By | null | undefined;
  /** Average concurrent viewers, weighted by air time. */
  average_ccv?: Order_By | null | undefined;
  /** How many days back. */
  days?: Order_By | null | undefined;
  /** Hours watched. */
  hours_watched?: Order_By | null | undefined;
  /** Pieces of content with figures in that time. */
  items?: Order_By | null | undefined;
  /** Views gained. */
  views?: Order_By | null | undefined;
  /** Views per piece of content. */
  views_per_item?: Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "creator_period". All fields are combined with a logical 'AND'. */
export type Creator_Period_Bool_Exp = {
  _and?: Array<Creator_Period_Bool_Exp> | null | undefined;
  _not?: Creator_Period_Bool_Exp | null | undefined;
  _or?: Array<Creator_Period_Bool_Exp> | null | undefined;
  air_minutes?: Bigint_Comparison_Exp | null | undefined;
  average_ccv?: Int_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  days?: Smallint_Comparison_Exp | null | undefined;
  hours_watched?: Numeric_Comparison_Exp | null | undefined;
  items?: Int_Comparison_Exp | null | undefined;
  refreshed_at?: Timestamptz_Comparison_Exp | null | undefined;
  type?: Content_Type_Enum_Comparison_Exp | null | undefined;
  views?: Bigint_Comparison_Exp | null | undefined;
  views_per_item?: Bigint_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "creator_period" */
export type Creator_Period_Constraint =
  /** unique or primary key constraint on columns "creator_id", "type", "days" */
  | 'creator_period_pkey';

/** input type for inserting data into table "creator_period" */
export type Creator_Period_Insert_Input = {
  /** Minutes on air. */
  air_minutes?: number | null | undefined;
  /** Average concurrent viewers, weighted by air time. */
  average_ccv?: number | null | undefined;
  creator?: Creator_Obj_Rel_Insert_Input | null | undefined;
  /** The creator it is about. */
  creator_id?: string | null | undefined;
  /** How many days back. */
  days?: number | null | undefined;
  /** Hours watched. */
  hours_watched?: number | null | undefined;
  /** Pieces of content with figures in that time. */
  items?: number | null | undefined;
  /** When it was computed. */
  refreshed_at?: string | null | undefined;
  /** What kind of content. */
  type?: Content_Type_Enum | null | undefined;
  /** Views gained. */
  views?: number | null | undefined;
  /** Views per piece of content. */
  views_per_item?: number | null | undefined;
};

/** order by max() on columns of table "creator_period" */
export type Creator_Period_Max_Order_By = {
  /** Minutes on air. */
  air_minutes?: Order_By | null | undefined;
  /** Average concurrent viewers, weighted by air time. */
  average_ccv?: Order_By | null | undefined;
  /** The creator it is about. */
  creator_id?: Order_By | null | undefined;
  /** How many days back. */
  days?: Order_By | null | undefined;
  /** Hours watched. */
  hours_watched?: Order_By | null | undefined;
  /** Pieces of content with figures in that time. */
  items?: Order_By | null | undefined;
  /** When it was computed. */
  refreshed_at?: Order_By | null | undefined;
  /** What kind of content. */
  type?: Order_By | null | undefined;
  /** Views gained. */
  views?: Order_By | null | undefined;
  /** Views per piece of content. */
  views_per_item?: Order_By | null | undefined;
};

/** order by min() on columns of table "creator_period" */
export type Creator_Period_Min_Order_By = {
  /** Minutes on air. */
  air_minutes?: Order_By | null | undefined;
  /** Average concurrent viewers, weighted by air time. */
  average_ccv?: Order_By | null | undefined;
  /** The creator it is about. */
  creator_id?: Order_By | null | undefined;
  /** How many days back. */
  days?: Order_By | null | undefined;
  /** Hours watched. */
  hours_watched?: Order_By | null | undefined;
  /** Pieces of content with figures in that time. */
  items?: Order_By | null | undefined;
  /** When it was computed. */
  refreshed_at?: Order_By | null | undefined;
  /** What kind of content. */
  type?: Order_By | null | undefined;
  /** Views gained. */
  views?: Order_By | null | undefined;
  /** Views per piece of content. */
  views_per_item?: Order_By | null | undefined;
};

/** on_conflict condition type for table "creator_period" */
export type Creator_Period_On_Conflict = {
  constraint: Creator_Period_Constraint;
  update_columns?: Array<Creator_Period_Update_Column>;
  where?: Creator_Period_Bool_Exp | null | undefined;
};

/** select columns of table "creator_period" */
export type Creator_Period_Select_Column =
  /** column name */
  | 'air_minutes'
  /** column name */
  | 'average_ccv'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'days'
  /** column name */
  | 'hours_watched'
  /** column name */
  | 'items'
  /** column name */
  | 'refreshed_at'
  /** column name */
  | 'type'
  /** column name */
  | 'views'
  /** column name */
  | 'views_per_item';

/** order by stddev() on columns of table "creator_period" */
export type Creator_Period_Stddev_Order_By = {
  /** Minutes on air. */
  air_minutes?: Order_By | null | undefined;
  /** Average concurrent viewers, weighted by air time. */
  average_ccv?: Order_By | null | undefined;
  /** How many days back. */
  days?: Order_By | null | undefined;
  /** Hours watched. */
  hours_watched?: Order_By | null | undefined;
  /** Pieces of content with figures in that time. */
  items?: Order_By | null | undefined;
  /** Views gained. */
  views?: Order_By | null | undefined;
  /** Views per piece of content. */
  views_per_item?: Order_By | null | undefined;
};

/** order by stddev_pop() on columns of table "creator_period" */
export type Creator_Period_Stddev_Pop_Order_By = {
  /** Minutes on air. */
  air_minutes?: Order_By | null | undefined;
  /** Average concurrent viewers, weighted by air time. */
  average_ccv?: Order_By | null | undefined;
  /** How many days back. */
  days?: Order_By | null | undefined;
  /** Hours watched. */
  hours_watched?: Order_By | null | undefined;
  /** Pieces of content with figures in that time. */
  items?: Order_By | null | undefined;
  /** Views gained. */
  views?: Order_By | null | undefined;
  /** Views per piece of content. */
  views_per_item?: Order_By | null | undefined;
};

/** order by stddev_samp() on columns of table "creator_period" */
export type Creator_Period_Stddev_Samp_Order_By = {
  /** Minutes on air. */
  air_minutes?: Order_By | null | undefined;
  /** Average concurrent viewers, weighted by air time. */
  average_ccv?: Order_By | null | undefined;
  /** How many days back. */
  days?: Order_By | null | undefined;
  /** Hours watched. */
  hours_watched?: Order_By | null | undefined;
  /** Pieces of content with figures in that time. */
  items?: Order_By | null | undefined;
  /** Views gained. */
  views?: Order_By | null | undefined;
  /** Views per piece of content. */
  views_per_item?: Order_By | null | undefined;
};

/** order by sum() on columns of table "creator_period" */
export type Creator_Period_Sum_Order_By = {
  /** Minutes on air. */
  air_minutes?: Order_By | null | undefined;
  /** Average concurrent viewers, weighted by air time. */
  average_ccv?: Order_By | null | undefined;
  /** How many days back. */
  days?: Order_By | null | undefined;
  /** Hours watched. */
  hours_watched?: Order_By | null | undefined;
  /** Pieces of content with figures in that time. */
  items?: Order_By | null | undefined;
  /** Views gained. */
  views?: Order_By | null | undefined;
  /** Views per piece of content. */
  views_per_item?: Order_By | null | undefined;
};

/** update columns of table "creator_period" */
export type Creator_Period_Update_Column =
  /** column name */
  | 'air_minutes'
  /** column name */
  | 'average_ccv'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'days'
  /** column name */
  | 'hours_watched'
  /** column name */
  | 'items'
  /** column name */
  | 'refreshed_at'
  /** column name */
  | 'type'
  /** column name */
  | 'views'
  /** column name */
  | 'views_per_item';

/** order by var_pop() on columns of table "creator_period" */
export type Creator_Period_Var_Pop_Order_By = {
  /** Minutes on air. */
  air_minutes?: Order_By | null | undefined;
  /** Average concurrent viewers, weighted by air time. */
  average_ccv?: Order_By | null | undefined;
  /** How many days back. */
  days?: Order_By | null | undefined;
  /** Hours watched. */
  hours_watched?: Order_By | null | undefined;
  /** Pieces of content with figures in that time. */
  items?: Order_By | null | undefined;
  /** Views gained. */
  views?: Order_By | null | undefined;
  /** Views per piece of content. */
  views_per_item?: Order_By | null | undefined;
};

/** order by var_samp() on columns of table "creator_period" */
export type Creator_Period_Var_Samp_Order_By = {
  /** Minutes on air. */
  air_minutes?: Order_By | null | undefined;
  /** Average concurrent viewers, weighted by air time. */
  average_ccv?: Order_By | null | undefined;
  /** How many days back. */
  days?: Order_By | null | undefined;
  /** Hours watched. */
  hours_watched?: Order_By | null | undefined;
  /** Pieces of content with figures in that time. */
  items?: Order_By | null | undefined;
  /** Views gained. */
  views?: Order_By | null | undefined;
  /** Views per piece of content. */
  views_per_item?: Order_By | null | undefined;
};

/** order by variance() on columns of table "creator_period" */
export type Creator_Period_Variance_Order_By = {
  /** Minutes on air. */
  air_minutes?: Order_By | null | undefined;
  /** Average concurrent viewers, weighted by air time. */
  average_ccv?: Order_By | null | undefined;
  /** How many days back. */
  days?: Order_By | null | undefined;
  /** Hours watched. */
  hours_watched?: Order_By | null | undefined;
  /** Pieces of content with figures in that time. */
  items?: Order_By | null | undefined;
  /** Views gained. */
  views?: Order_By | null | undefined;
  /** Views per piece of content. */
  views_per_item?: Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "creator_program". All fields are combined with a logical 'AND'. */
export type Creator_Program_Bool_Exp = {
  _and?: Array<Creator_Program_Bool_Exp> | null | undefined;
  _not?: Creator_Program_Bool_Exp | null | undefined;
  _or?: Array<Creator_Program_Bool_Exp> | null | undefined;
  activation?: Activation_Bool_Exp | null | undefined;
  ask_demographics?: Boolean_Comparison_Exp | null | undefined;
  ask_hardware?: Boolean_Comparison_Exp | null | undefined;
  code_of_conduct?: String_Comparison_Exp | null | undefined;
  discord_url?: String_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  kind?: String_Comparison_Exp | null | undefined;
  landing_blocks?: Jsonb_Comparison_Exp | null | undefined;
  landing_body?: String_Comparison_Exp | null | undefined;
  landing_title?: String_Comparison_Exp | null | undefined;
  memberships?: Program_Membership_Bool_Exp | null | undefined;
  memberships_aggregate?: Program_Membership_Aggregate_Bool_Exp | null | undefined;
  perks?: Program_Perk_Bool_Exp | null | undefined;
  perks_aggregate?: Program_Perk_Aggregate_Bool_Exp | null | undefined;
  questions?: Program_Question_Bool_Exp | null | undefined;
  questions_aggregate?: Program_Question_Aggregate_Bool_Exp | null | undefined;
  thank_you_message?: String_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
  welcome?: Jsonb_Comparison_Exp | null | undefined;
  welcome_message?: String_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "creator_program" */
export type Creator_Program_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'creator_program_pkey';

/** input type for inserting data into table "creator_program" */
export type Creator_Program_Insert_Input = {
  activation?: Activation_Obj_Rel_Insert_Input | null | undefined;
  /** The join flow asks for demographics. */
  ask_demographics?: boolean | null | undefined;
  /** The join flow asks for hardware. */
  ask_hardware?: boolean | null | undefined;
  /** What members agree to, as rich text. */
  code_of_conduct?: string | null | undefined;
  /** Where members talk. */
  discord_url?: string | null | undefined;
  /** The activation's id. */
  id?: string | null | undefined;
  /** The landing page's further blocks, in order. */
  landing_blocks?: unknown;
  /** Text of the landing page, as rich text. */
  landing_body?: string | null | undefined;
  /** Headline of the landing page. */
  landing_title?: string | null | undefined;
  memberships?: Program_Membership_Arr_Rel_Insert_Input | null | undefined;
  perks?: Program_Perk_Arr_Rel_Insert_Input | null | undefined;
  questions?: Program_Question_Arr_Rel_Insert_Input | null | undefined;
  /** What applicants read when they are done. */
  thank_you_message?: string | null | undefined;
  /** When the row last changed. */
  updated_at?: string | null | undefined;
  /** What accepted members read first. */
  welcome_message?: string | null | undefined;
};

/** input type for inserting object relation for remote table "creator_program" */
export type Creator_Program_Obj_Rel_Insert_Input = {
  data: Creator_Program_Insert_Input;
  /** upsert condition */
  on_conflict?: Creator_Program_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "creator_program" */
export type Creator_Program_On_Conflict = {
  constraint: Creator_Program_Constraint;
  update_columns?: Array<Creator_Program_Update_Column>;
  where?: Creator_Program_Bool_Exp | null | undefined;
};

/** update columns of table "creator_program" */
export type Creator_Program_Update_Column =
  /** column name */
  | 'ask_demographics'
  /** column name */
  | 'ask_hardware'
  /** column name */
  | 'code_of_conduct'
  /** column name */
  | 'discord_url'
  /** column name */
  | 'id'
  /** column name */
  | 'landing_blocks'
  /** column name */
  | 'landing_body'
  /** column name */
  | 'landing_title'
  /** column name */
  | 'thank_you_message'
  /** column name */
  | 'updated_at'
  /** column name */
  | 'welcome_message';

/** input type for updating data in table "creator" */
export type Creator_Set_Input = {
  /** When the row was made. */
  created_at?: string | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  /** Offers below this amount (US cents) are not accepted. */
  minimum_deal_size_cents?: number | null | undefined;
  /** When interests and hardware were saved or skipped. */
  onboarded_at?: string | null | undefined;
  /** The language of most of what they make. */
  primary_content_language?: string | null | undefined;
  /** When the quest onboarding was finished and the profile sent to review. */
  quests_onboarded_at?: string | null | undefined;
  /** Derived from the channels' figures, the larger of views and concurrent viewers. */
  size_tier?: Size_Tier_Enum | null | undefined;
  /** When the row last changed. */
  updated_at?: string | null | undefined;
};

/** update columns of table "creator" */
export type Creator_Update_Column =
  /** column name */
  | 'created_at'
  /** column name */
  | 'id'
  /** column name */
  | 'minimum_deal_size_cents'
  /** column name */
  | 'onboarded_at'
  /** column name */
  | 'primary_content_language'
  /** column name */
  | 'quests_onboarded_at'
  /** column name */
  | 'size_tier'
  /** column name */
  | 'updated_at';

/** Boolean expression to filter rows from the table "credential". All fields are combined with a logical 'AND'. */
export type Credential_Bool_Exp = {
  _and?: Array<Credential_Bool_Exp> | null | undefined;
  _not?: Credential_Bool_Exp | null | undefined;
  _or?: Array<Credential_Bool_Exp> | null | undefined;
  changed_at?: Timestamptz_Comparison_Exp | null | undefined;
  password_hash?: String_Comparison_Exp | null | undefined;
  user?: User_Bool_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "credential" */
export type Credential_Constraint =
  /** unique or primary key constraint on columns "user_id" */
  | 'credential_pkey';

/** input type for inserting data into table "credential" */
export type Credential_Insert_Input = {
  /** When the password was last chosen. */
  changed_at?: string | null | undefined;
  /** argon2id in PHC format. */
  password_hash?: string | null | undefined;
  user?: User_Obj_Rel_Insert_Input | null | undefined;
  /** The account it belongs to. */
  user_id?: string | null | undefined;
};

/** input type for inserting object relation for remote table "credential" */
export type Credential_Obj_Rel_Insert_Input = {
  data: Credential_Insert_Input;
  /** upsert condition */
  on_conflict?: Credential_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "credential" */
export type Credential_On_Conflict = {
  constraint: Credential_Constraint;
  update_columns?: Array<Credential_Update_Column>;
  where?: Credential_Bool_Exp | null | undefined;
};

/** Ordering options when selecting data from "credential". */
export type Credential_Order_By = {
  changed_at?: Order_By | null | undefined;
  password_hash?: Order_By | null | undefined;
  user?: User_Order_By | null | undefined;
  user_id?: Order_By | null | undefined;
};

/** update columns of table "credential" */
export type Credential_Update_Column =
  /** column name */
  | 'changed_at'
  /** column name */
  | 'password_hash'
  /** column name */
  | 'user_id';

export type Criterion_Category_Enum =
  /** Clicks on the creator's link */
  | 'CLICKS'
  /** Something the company looks at */
  | 'CUSTOM_CONTENT'
  /** Livestreams */
  | 'STREAM_CONTENT'
  /** Videos and shorts */
  | 'VIDEO_CONTENT';

/** Boolean expression to compare columns of type "criterion_category_enum". All fields are combined with logical 'AND'. */
export type Criterion_Category_Enum_Comparison_Exp = {
  _eq?: Criterion_Category_Enum | null | undefined;
  _in?: Array<Criterion_Category_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Criterion_Category_Enum | null | undefined;
  _nin?: Array<Criterion_Category_Enum> | null | undefined;
};

export type Custom_Completion_Enum =
  /** By a message */
  | 'MESSAGE'
  /** By a URL */
  | 'URL';

/** Boolean expression to compare columns of type "custom_completion_enum". All fields are combined with logical 'AND'. */
export type Custom_Completion_Enum_Comparison_Exp = {
  _eq?: Custom_Completion_Enum | null | undefined;
  _in?: Array<Custom_Completion_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Custom_Completion_Enum | null | undefined;
  _nin?: Array<Custom_Completion_Enum> | null | undefined;
};

/** Boolean expression to filter rows from the table "custom_domain". All fields are combined with a logical 'AND'. */
export type Custom_Domain_Bool_Exp = {
  _and?: Array<Custom_Domain_Bool_Exp> | null | undefined;
  _not?: Custom_Domain_Bool_Exp | null | undefined;
  _or?: Array<Custom_Domain_Bool_Exp> | null | undefined;
  checked_at?: Timestamptz_Comparison_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  dns_token?: String_Comparison_Exp | null | undefined;
  domain?: Citext_Comparison_Exp | null | undefined;
  missing_since?: Timestamptz_Comparison_Exp | null | undefined;
  problem?: String_Comparison_Exp | null | undefined;
  status?: Custom_Domain_Status_Enum_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "custom_domain" */
export type Custom_Domain_Constraint =
  /** unique or primary key constraint on columns "domain" */
  | 'custom_domain_domain_key'
  /** unique or primary key constraint on columns "company_id" */
  | 'custom_domain_pkey';

/** input type for inserting data into table "custom_domain" */
export type Custom_Domain_Insert_Input = {
  /** When its record was last looked up. */
  checked_at?: string | null | undefined;
  company?: Company_Obj_Rel_Insert_Input | null | undefined;
  /** The company it belongs to. */
  company_id?: string | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  /** What the company puts into a TXT record to prove that the domain is its own. */
  dns_token?: string | null | undefined;
  /** The name that leads to the company page, in small letters. */
  domain?: string | null | undefined;
  /** Since when a verified domain has been without its TXT record; none while it is there. */
  missing_since?: string | null | undefined;
  /** What the last test found, in words. */
  problem?: string | null | undefined;
  /** Whether its record has been seen. */
  status?: Custom_Domain_Status_Enum | null | undefined;
  /** When the row last changed. */
  updated_at?: string | null | undefined;
};

/** input type for inserting object relation for remote table "custom_domain" */
export type Custom_Domain_Obj_Rel_Insert_Input = {
  data: Custom_Domain_Insert_Input;
  /** upsert condition */
  on_conflict?: Custom_Domain_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "custom_domain" */
export type Custom_Domain_On_Conflict = {
  constraint: Custom_Domain_Constraint;
  update_columns?: Array<Custom_Domain_Update_Column>;
  where?: Custom_Domain_Bool_Exp | null | undefined;
};

/** Ordering options when selecting data from "custom_domain". */
export type Custom_Domain_Order_By = {
  checked_at?: Order_By | null | undefined;
  company?: Company_Order_By | null | undefined;
  company_id?: Order_By | null | undefined;
  created_at?: Order_By | null | undefined;
  dns_token?: Order_By | null | undefined;
  domain?: Order_By | null | undefined;
  missing_since?: Order_By | null | undefined;
  problem?: Order_By | null | undefined;
  status?: Order_By | null | undefined;
  updated_at?: Order_By | null | undefined;
};

export type Custom_Domain_Status_Enum =
  /** Waits for the DNS update and a test */
  | 'not_verified'
  /** Shows the company's page */
  | 'verified';

/** Boolean expression to compare columns of type "custom_domain_status_enum". All fields are combined with logical 'AND'. */
export type Custom_Domain_Status_Enum_Comparison_Exp = {
  _eq?: Custom_Domain_Status_Enum | null | undefined;
  _in?: Array<Custom_Domain_Status_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Custom_Domain_Status_Enum | null | undefined;
  _nin?: Array<Custom_Domain_Status_Enum> | null | undefined;
};

/** update columns of table "custom_domain" */
export type Custom_Domain_Update_Column =
  /** column name */
  | 'checked_at'
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'dns_token'
  /** column name */
  | 'domain'
  /** column name */
  | 'missing_since'
  /** column name */
  | 'problem'
  /** column name */
  | 'status'
  /** column name */
  | 'updated_at';

/** Boolean expression to compare columns of type "date". All fields are combined with logical 'AND'. */
export type Date_Comparison_Exp = {
  _eq?: string | null | undefined;
  _gt?: string | null | undefined;
  _gte?: string | null | undefined;
  _in?: Array<string> | null | undefined;
  _is_null?: boolean | null | undefined;
  _lt?: string | null | undefined;
  _lte?: string | null | undefined;
  _neq?: string | null | undefined;
  _nin?: Array<string> | null | undefined;
};

export type Device_Aggregate_Bool_Exp = {
  count?: Device_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Device_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Device_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Device_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "device" */
export type Device_Aggregate_Order_By = {
  count?: Order_By | null | undefined;
  max?: Device_Max_Order_By | null | undefined;
  min?: Device_Min_Order_By | null | undefined;
};

/** input type for inserting array relation for remote table "device" */
export type Device_Arr_Rel_Insert_Input = {
  data: Array<Device_Insert_Input>;
  /** upsert condition */
  on_conflict?: Device_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "device". All fields are combined with a logical 'AND'. */
export type Device_Bool_Exp = {
  _and?: Array<Device_Bool_Exp> | null | undefined;
  _not?: Device_Bool_Exp | null | undefined;
  _or?: Array<Device_Bool_Exp> | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  label?: String_Comparison_Exp | null | undefined;
  last_seen_at?: Timestamptz_Comparison_Exp | null | undefined;
  sessions?: Session_Bool_Exp | null | undefined;
  sessions_aggregate?: Session_Aggregate_Bool_Exp | null | undefined;
  user?: User_Bool_Exp | null | undefined;
  user_agent?: String_Comparison_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "device" */
export type Device_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'device_pkey';

/** input type for inserting data into table "device" */
export type Device_Insert_Input = {
  /** When the row was made. */
  created_at?: string | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  /** What a person recognises it by: "Firefox on Linux". */
  label?: string | null | undefined;
  /** When it was last used. */
  last_seen_at?: string | null | undefined;
  sessions?: Session_Arr_Rel_Insert_Input | null | undefined;
  user?: User_Obj_Rel_Insert_Input | null | undefined;
  /** What the browser calls itself. */
  user_agent?: string | null | undefined;
  /** The account it belongs to. */
  user_id?: string | null | undefined;
};

/** order by max() on columns of table "device" */
export type Device_Max_Order_By = {
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** What a person recognises it by: "Firefox on Linux". */
  label?: Order_By | null | undefined;
  /** When it was last used. */
  last_seen_at?: Order_By | null | undefined;
  /** What the browser calls itself. */
  user_agent?: Order_By | null | undefined;
  /** The account it belongs to. */
  user_id?: Order_By | null | undefined;
};

/** order by min() on columns of table "device" */
export type Device_Min_Order_By = {
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** What a person recognises it by: "Firefox on Linux". */
  label?: Order_By | null | undefined;
  /** When it was last used. */
  last_seen_at?: Order_By | null | undefined;
  /** What the browser calls itself. */
  user_agent?: Order_By | null | undefined;
  /** The account it belongs to. */
  user_id?: Order_By | null | undefined;
};

/** input type for inserting object relation for remote table "device" */
export type Device_Obj_Rel_Insert_Input = {
  data: Device_Insert_Input;
  /** upsert condition */
  on_conflict?: Device_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "device" */
export type Device_On_Conflict = {
  constraint: Device_Constraint;
  update_columns?: Array<Device_Update_Column>;
  where?: Device_Bool_Exp | null | undefined;
};

/** select columns of table "device" */
export type Device_Select_Column =
  /** column name */
  | 'created_at'
  /** column name */
  | 'id'
  /** column name */
  | 'label'
  /** column name */
  | 'last_seen_at'
  /** column name */
  | 'user_agent'
  /** column name */
  | 'user_id';

/** update columns of table "device" */
export type Device_Update_Column =
  /** column name */
  | 'created_at'
  /** column name */
  | 'id'
  /** column name */
  | 'label'
  /** column name */
  | 'last_seen_at'
  /** column name */
  | 'user_agent'
  /** column name */
  | 'user_id';

/** Boolean expression to filter rows from the table "distribution_channel". All fields are combined with a logical 'AND'. */
export type Distribution_Channel_Bool_Exp = {
  _and?: Array<Distribution_Channel_Bool_Exp> | null | undefined;
  _not?: Distribution_Channel_Bool_Exp | null | undefined;
  _or?: Array<Distribution_Channel_Bool_Exp> | null | undefined;
  family?: Platform_Family_Enum_Comparison_Exp | null | undefined;
  id?: String_Comparison_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
  position?: Int_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "distribution_channel" */
export type Distribution_Channel_Constraint =
  /** unique or primary key constraint on columns "name" */
  | 'distribution_channel_name_key'
  /** unique or primary key constraint on columns "id" */
  | 'distribution_channel_pkey'
  /** unique or primary key constraint on columns "position" */
  | 'distribution_channel_position_key';

/** input type for inserting data into table "distribution_channel" */
export type Distribution_Channel_Insert_Input = {
  /** The platform family; empty for "Other" alone, whose platform is named on the code. */
  family?: Platform_Family_Enum | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  /** What people read. */
  name?: string | null | undefined;
  /** Its place in the list, from the first on. */
  position?: number | null | undefined;
};

/** input type for inserting object relation for remote table "distribution_channel" */
export type Distribution_Channel_Obj_Rel_Insert_Input = {
  data: Distribution_Channel_Insert_Input;
  /** upsert condition */
  on_conflict?: Distribution_Channel_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "distribution_channel" */
export type Distribution_Channel_On_Conflict = {
  constraint: Distribution_Channel_Constraint;
  update_columns?: Array<Distribution_Channel_Update_Column>;
  where?: Distribution_Channel_Bool_Exp | null | undefined;
};

/** update columns of table "distribution_channel" */
export type Distribution_Channel_Update_Column =
  /** column name */
  | 'family'
  /** column name */
  | 'id'
  /** column name */
  | 'name'
  /** column name */
  | 'position';

export type Export_Aggregate_Bool_Exp = {
  count?: Export_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Export_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Export_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Export_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "export" */
export type Export_Aggregate_Order_By = {
  avg?: Export_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: Export_Max_Order_By | null | undefined;
  min?: Export_Min_Order_By | null | undefined;
  stddev?: Export_Stddev_Order_By | null | undefined;
  stddev_pop?: Export_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: Export_Stddev_Samp_Order_By | null | undefined;
  sum?: Export_Sum_Order_By | null | undefined;
  var_pop?: Export_Var_Pop_Order_By | null | undefined;
  var_samp?: Export_Var_Samp_Order_By | null | undefined;
  variance?: Export_Variance_Order_By | null | undefined;
};

/** input type for inserting array relation for remote table "export" */
export type Export_Arr_Rel_Insert_Input = {
  data: Array<Export_Insert_Input>;
  /** upsert condition */
  on_conflict?: Export_On_Conflict | null | undefined;
};

/** order by avg() on columns of table "export" */
export type Export_Avg_Order_By = {
  /** How many days it covers. */
  period_days?: Order_By | null | undefined;
  /** How many rows it has. */
  row_count?: Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "export". All fields are combined with a logical 'AND'. */
export type Export_Bool_Exp = {
  _and?: Array<Export_Bool_Exp> | null | undefined;
  _not?: Export_Bool_Exp | null | undefined;
  _or?: Array<Export_Bool_Exp> | null | undefined;
  activation?: Activation_Bool_Exp | null | undefined;
  activation_id?: Uuid_Comparison_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  filter?: Jsonb_Comparison_Exp | null | undefined;
  finished_at?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  kind?: Export_Kind_Enum_Comparison_Exp | null | undefined;
  period_days?: Int_Comparison_Exp | null | undefined;
  problem?: String_Comparison_Exp | null | undefined;
  requested_by?: Uuid_Comparison_Exp | null | undefined;
  requester?: User_Profile_Bool_Exp | null | undefined;
  row_count?: Int_Comparison_Exp | null | undefined;
  stages?: String_Array_Comparison_Exp | null | undefined;
  status?: Export_Status_Enum_Comparison_Exp | null | undefined;
  upload?: Upload_Bool_Exp | null | undefined;
  upload_id?: Uuid_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "export" */
export type Export_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'export_pkey';

/** input type for inserting data into table "export" */
export type Export_Insert_Input = {
  activation?: Activation_Obj_Rel_Insert_Input | null | undefined;
  /** The activation it is about, if one. */
  activation_id?: string | null | undefined;
  company?: Company_Obj_Rel_Insert_Input | null | undefined;
  /** The company it belongs to. */
  company_id?: string | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  /** Which rows were chosen. */
  filter?: unknown;
  /** When it was ready or failed. */
  finished_at?: string | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  /** What is exported. */
  kind?: Export_Kind_Enum | null | undefined;
  /** How many days it covers. */
  period_days?: number | null | undefined;
  /** What went wrong, in words; empty when nothing did. */
  problem?: string | null | undefined;
  /** Who asked for it; empty once that account is deleted. */
  requested_by?: string | null | undefined;
  requester?: User_Profile_Obj_Rel_Insert_Input | null | undefined;
  /** How many rows it has. */
  row_count?: number | null | undefined;
  /** Which rows: for quest runs Offers, Active, Review, Ended; for key participants Pending, Active, Ended. */
  stages?: Array<string> | null | undefined;
  /** How far it is. */
  status?: Export_Status_Enum | null | undefined;
  upload?: Upload_Obj_Rel_Insert_Input | null | undefined;
  /** The file, once it is there. */
  upload_id?: string | null | undefined;
};

export type Export_Kind_Enum =
  /** Codes of the code manager */
  | 'codes'
  /** Key participants: Pending, Active, Ended */
  | 'key_participants'
  /** Livestream insights */
  | 'livestream_insights'
  /** Quest runs: Offers, Active, Review, Ended */
  | 'quest_runs'
  /** A report of results */
  | 'report'
  /** YouTube shorts, up to 30 days */
  | 'shorts_insights'
  /** YouTube videos, up to 30 days */
  | 'video_insights';

/** Boolean expression to compare columns of type "export_kind_enum". All fields are combined with logical 'AND'. */
export type Export_Kind_Enum_Comparison_Exp = {
  _eq?: Export_Kind_Enum | null | undefined;
  _in?: Array<Export_Kind_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Export_Kind_Enum | null | undefined;
  _nin?: Array<Export_Kind_Enum> | null | undefined;
};

/** order by max() on columns of table "export" */
export type Export_Max_Order_By = {
  /** The activation it is about, if one. */
  activation_id?: Order_By | null | undefined;
  /** The company it belongs to. */
  company_id?: Order_By | null | undefined;
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** When it was ready or failed. */
  finished_at?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** What is exported. */
  kind?: Order_By | null | undefined;
  /** How many days it covers. */
  period_days?: Order_By | null | undefined;
  /** What went wrong, in words; empty when nothing did. */
  problem?: Order_By | null | undefined;
  /** Who asked for it; empty once that account is deleted. */
  requested_by?: Order_By | null | undefined;
  /** How many rows it has. */
  row_count?: Order_By | null | undefined;
  /** Which rows: for quest runs Offers, Active, Review, Ended; for key participants Pending, Active, Ended. */
  stages?: Order_By | null | undefined;
  /** How far it is. */
  status?: Order_By | null | undefined;
  /** The file, once it is there. */
  upload_id?: Order_By | null | undefined;
};

/** order by min() on columns of table "export" */
export type Export_Min_Order_By = {
  /** The activation it is about, if one. */
  activation_id?: Order_By | null | undefined;
  /** The company it belongs to. */
  company_id?: Order_By | null | undefined;
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** When it was ready or failed. */
  finished_at?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** What is exported. */
  kind?: Order_By | null | undefined;
  /** How many days it covers. */
  period_days?: Order_By | null | undefined;
  /** What went wrong, in words; empty when nothing did. */
  problem?: Order_By | null | undefined;
  /** Who asked for it; empty once that account is deleted. */
  requested_by?: Order_By | null | undefined;
  /** How many rows it has. */
  row_count?: Order_By | null | undefined;
  /** Which rows: for quest runs Offers, Active, Review, Ended; for key participants Pending, Active, Ended. */
  stages?: Order_By | null | undefined;
  /** How far it is. */
  status?: Order_By | null | undefined;
  /** The file, once it is there. */
  upload_id?: Order_By | null | undefined;
};

/** on_conflict condition type for table "export" */
export type Export_On_Conflict = {
  constraint: Export_Constraint;
  update_columns?: Array<Export_Update_Column>;
  where?: Export_Bool_Exp | null | undefined;
};

/** select columns of table "export" */
export type Export_Select_Column =
  /** column name */
  | 'activation_id'
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'filter'
  /** column name */
  | 'finished_at'
  /** column name */
  | 'id'
  /** column name */
  | 'kind'
  /** column name */
  | 'period_days'
  /** column name */
  | 'problem'
  /** column name */
  | 'requested_by'
  /** column name */
  | 'row_count'
  /** column name */
  | 'stages'
  /** column name */
  | 'status'
  /** column name */
  | 'upload_id';

export type Export_Status_Enum =
  /** No longer kept */
  | 'expired'
  /** Could not be made; does not count */
  | 'failed'
  /** Mailed, and ready to download */
  | 'ready'
  /** Waits to be made */
  | 'requested'
  /** Being made */
  | 'running';

/** Boolean expression to compare columns of type "export_status_enum". All fields are combined with logical 'AND'. */
export type Export_Status_Enum_Comparison_Exp = {
  _eq?: Export_Status_Enum | null | undefined;
  _in?: Array<Export_Status_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Export_Status_Enum | null | undefined;
  _nin?: Array<Export_Status_Enum> | null | undefined;
};

/** order by stddev() on columns of table "export" */
export type Export_Stddev_Order_By = {
  /** How many days it covers. */
  period_days?: Order_By | null | undefined;
  /** How many rows it has. */
  row_count?: Order_By | null | undefined;
};

/** order by stddev_pop() on columns of table "export" */
export type Export_Stddev_Pop_Order_By = {
  /** How many days it covers. */
  period_days?: Order_By | null | undefined;
  /** How many rows it has. */
  row_count?: Order_By | null | undefined;
};

/** order by stddev_samp() on columns of table "export" */
export type Export_Stddev_Samp_Order_By = {
  /** How many days it covers. */
  period_days?: Order_By | null | undefined;
  /** How many rows it has. */
  row_count?: Order_By | null | undefined;
};

/** order by sum() on columns of table "export" */
export type Export_Sum_Order_By = {
  /** How many days it covers. */
  period_days?: Order_By | null | undefined;
  /** How many rows it has. */
  row_count?: Order_By | null | undefined;
};

/** update columns of table "export" */
export type Export_Update_Column =
  /** column name */
  | 'activation_id'
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'filter'
  /** column name */
  | 'finished_at'
  /** column name */
  | 'id'
  /** column name */
  | 'kind'
  /** column name */
  | 'period_days'
  /** column name */
  | 'problem'
  /** column name */
  | 'requested_by'
  /** column name */
  | 'row_count'
  /** column name */
  | 'stages'
  /** column name */
  | 'status'
  /** column name */
  | 'upload_id';

/** order by var_pop() on columns of table "export" */
export type Export_Var_Pop_Order_By = {
  /** How many days it covers. */
  period_days?: Order_By | null | undefined;
  /** How many rows it has. */
  row_count?: Order_By | null | undefined;
};

/** order by var_samp() on columns of table "export" */
export type Export_Var_Samp_Order_By = {
  /** How many days it covers. */
  period_days?: Order_By | null | undefined;
  /** How many rows it has. */
  row_count?: Order_By | null | undefined;
};

/** order by variance() on columns of table "export" */
export type Export_Variance_Order_By = {
  /** How many days it covers. */
  period_days?: Order_By | null | undefined;
  /** How many rows it has. */
  row_count?: Order_By | null | undefined;
};

/** Boolean expression to compare columns of type "float8". All fields are combined with logical 'AND'. */
export type Float8_Comparison_Exp = {
  _eq?: number | null | undefined;
  _gt?: number | null | undefined;
  _gte?: number | null | undefined;
  _in?: Array<number> | null | undefined;
  _is_null?: boolean | null | undefined;
  _lt?: number | null | undefined;
  _lte?: number | null | undefined;
  _neq?: number | null | undefined;
  _nin?: Array<number> | null | undefined;
};

/** Boolean expression to filter rows from the table "game". All fields are combined with a logical 'AND'. */
export type Game_Bool_Exp = {
  _and?: Array<Game_Bool_Exp> | null | undefined;
  _not?: Game_Bool_Exp | null | undefined;
  _or?: Array<Game_Bool_Exp> | null | undefined;
  activations?: Activation_Bool_Exp | null | undefined;
  activations_aggregate?: Activation_Aggregate_Bool_Exp | null | undefined;
  anticipation?: Int_Comparison_Exp | null | undefined;
  companies?: Company_Game_Bool_Exp | null | undefined;
  companies_aggregate?: Company_Game_Aggregate_Bool_Exp | null | undefined;
  content?: Content_Bool_Exp | null | undefined;
  content_aggregate?: Content_Aggregate_Bool_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  description?: String_Comparison_Exp | null | undefined;
  developer?: String_Comparison_Exp | null | undefined;
  external_ids?: Jsonb_Comparison_Exp | null | undefined;
  hero_url?: String_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
  news?: Game_News_Bool_Exp | null | undefined;
  news_aggregate?: Game_News_Aggregate_Bool_Exp | null | undefined;
  notes?: Note_Bool_Exp | null | undefined;
  notes_aggregate?: Note_Aggregate_Bool_Exp | null | undefined;
  periods?: Game_Period_Bool_Exp | null | undefined;
  periods_aggregate?: Game_Period_Aggregate_Bool_Exp | null | undefined;
  platforms?: Game_Platform_Bool_Exp | null | undefined;
  platforms_aggregate?: Game_Platform_Aggregate_Bool_Exp | null | undefined;
  poster_url?: String_Comparison_Exp | null | undefined;
  publisher?: String_Comparison_Exp | null | undefined;
  released_on?: Date_Comparison_Exp | null | undefined;
  releases?: Game_Release_Bool_Exp | null | undefined;
  releases_aggregate?: Game_Release_Aggregate_Bool_Exp | null | undefined;
  slug?: String_Comparison_Exp | null | undefined;
  tags?: Game_Tag_Bool_Exp | null | undefined;
  tags_aggregate?: Game_Tag_Aggregate_Bool_Exp | null | undefined;
  thumbnail_url?: String_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
  website?: String_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "game" */
export type Game_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'game_pkey'
  /** unique or primary key constraint on columns "slug" */
  | 'game_slug_key'
  /** unique or primary key constraint on columns  */
  | 'game_steam_id_key';

/** input type for inserting data into table "game" */
export type Game_Insert_Input = {
  activations?: Activation_Arr_Rel_Insert_Input | null | undefined;
  /** How many people follow an unreleased game: orders the anticipated games. */
  anticipation?: number | null | undefined;
  companies?: Company_Game_Arr_Rel_Insert_Input | null | undefined;
  content?: Content_Arr_Rel_Insert_Input | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  /** What it is. */
  description?: string | null | undefined;
  /** Who makes it. */
  developer?: string | null | undefined;
  /** The game's ids elsewhere, by catalogue: {"steam": "440"}. */
  external_ids?: unknown;
  /** The wide picture at the top (1920 by 640). */
  hero_url?: string | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  /** Its title. */
  name?: string | null | undefined;
  news?: Game_News_Arr_Rel_Insert_Input | null | undefined;
  notes?: Note_Arr_Rel_Insert_Input | null | undefined;
  periods?: Game_Period_Arr_Rel_Insert_Input | null | undefined;
  platforms?: Game_Platform_Arr_Rel_Insert_Input | null | undefined;
  /** The upright picture (120 by 160). */
  poster_url?: string | null | undefined;
  /** Who publishes it. */
  publisher?: string | null | undefined;
  /** The first release on any platform; in the future for upcoming games, empty when not announced. */
  released_on?: string | null | undefined;
  releases?: Game_Release_Arr_Rel_Insert_Input | null | undefined;
  /** Its part of the address: small letters, digits and dashes. */
  slug?: string | null | undefined;
  tags?: Game_Tag_Arr_Rel_Insert_Input | null | undefined;
  /** The small picture of lists (460 by 215). */
  thumbnail_url?: string | null | undefined;
  /** When the row last changed. */
  updated_at?: string | null | undefined;
  /** Its web site. */
  website?: string | null | undefined;
};

export type Game_News_Aggregate_Bool_Exp = {
  count?: Game_News_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Game_News_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Game_News_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Game_News_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "game_news" */
export type Game_News_Aggregate_Order_By = {
  count?: Order_By | null | undefined;
  max?: Game_News_Max_Order_By | null | undefined;
  min?: Game_News_Min_Order_By | null | undefined;
};

/** input type for inserting array relation for remote table "game_news" */
export type Game_News_Arr_Rel_Insert_Input = {
  data: Array<Game_News_Insert_Input>;
  /** upsert condition */
  on_conflict?: Game_News_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "game_news". All fields are combined with a logical 'AND'. */
export type Game_News_Bool_Exp = {
  _and?: Array<Game_News_Bool_Exp> | null | undefined;
  _not?: Game_News_Bool_Exp | null | undefined;
  _or?: Array<Game_News_Bool_Exp> | null | undefined;
  author?: String_Comparison_Exp | null | undefined;
  body?: String_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  game?: Game_Bool_Exp | null | undefined;
  game_id?: Uuid_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  image_url?: String_Comparison_Exp | null | undefined;
  published_at?: Timestamptz_Comparison_Exp | null | undefined;
  source_url?: String_Comparison_Exp | null | undefined;
  summary?: String_Comparison_Exp | null | undefined;
  title?: String_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "game_news" */
export type Game_News_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'game_news_pkey';

/** input type for inserting data into table "game_news" */
export type Game_News_Insert_Input = {
  /** Who wrote it. */
  author?: string | null | undefined;
  /** All it says. */
  body?: string | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  game?: Game_Obj_Rel_Insert_Input | null | undefined;
  /** The game. */
  game_id?: string | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  /** Its picture. */
  image_url?: string | null | undefined;
  /** When it was published. */
  published_at?: string | null | undefined;
  /** Where it was published. */
  source_url?: string | null | undefined;
  /** What it says in a sentence or two. */
  summary?: string | null | undefined;
  /** The headline. */
  title?: string | null | undefined;
};

/** order by max() on columns of table "game_news" */
export type Game_News_Max_Order_By = {
  /** Who wrote it. */
  author?: Order_By | null | undefined;
  /** All it says. */
  body?: Order_By | null | undefined;
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** The game. */
  game_id?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** Its picture. */
  image_url?: Order_By | null | undefined;
  /** When it was published. */
  published_at?: Order_By | null | undefined;
  /** Where it was published. */
  source_url?: Order_By | null | undefined;
  /** What it says in a sentence or two. */
  summary?: Order_By | null | undefined;
  /** The headline. */
  title?: Order_By | null | undefined;
};

/** order by min() on columns of table "game_news" */
export type Game_News_Min_Order_By = {
  /** Who wrote it. */
  author?: Order_By | null | undefined;
  /** All it says. */
  body?: Order_By | null | undefined;
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** The game. */
  game_id?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** Its picture. */
  image_url?: Order_By | null | undefined;
  /** When it was published. */
  published_at?: Order_By | null | undefined;
  /** Where it was published. */
  source_url?: Order_By | null | undefined;
  /** What it says in a sentence or two. */
  summary?: Order_By | null | undefined;
  /** The headline. */
  title?: Order_By | null | undefined;
};

/** on_conflict condition type for table "game_news" */
export type Game_News_On_Conflict = {
  constraint: Game_News_Constraint;
  update_columns?: Array<Game_News_Update_Column>;
  where?: Game_News_Bool_Exp | null | undefined;
};

/** select columns of table "game_news" */
export type Game_News_Select_Column =
  /** column name */
  | 'author'
  /** column name */
  | 'body'
  /** column name */
  | 'created_at'
  /** column name */
  | 'game_id'
  /** column name */
  | 'id'
  /** column name */
  | 'image_url'
  /** column name */
  | 'published_at'
  /** column name */
  | 'source_url'
  /** column name */
  | 'summary'
  /** column name */
  | 'title';

/** update columns of table "game_news" */
export type Game_News_Update_Column =
  /** column name */
  | 'author'
  /** column name */
  | 'body'
  /** column name */
  | 'created_at'
  /** column name */
  | 'game_id'
  /** column name */
  | 'id'
  /** column name */
  | 'image_url'
  /** column name */
  | 'published_at'
  /** column name */
  | 'source_url'
  /** column name */
  | 'summary'
  /** column name */
  | 'title';

/** input type for inserting object relation for remote table "game" */
export type Game_Obj_Rel_Insert_Input = {
  data: Game_Insert_Input;
  /** upsert condition */
  on_conflict?: Game_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "game" */
export type Game_On_Conflict = {
  constraint: Game_Constraint;
  update_columns?: Array<Game_Update_Column>;
  where?: Game_Bool_Exp | null | undefined;
};

/** Ordering options when selecting data from "game". */
export type Game_Order_By = {
  activations_aggregate?: Activation_Aggregate_Order_By | null | undefined;
  anticipation?: Order_By | null | undefined;
  companies_aggregate?: Company_Game_Aggregate_Order_By | null | undefined;
  content_aggregate?: Content_Aggregate_Order_By | null | undefined;
  created_at?: Order_By | null | undefined;
  description?: Order_By | null | undefined;
  developer?: Order_By | null | undefined;
  external_ids?: Order_By | null | undefined;
  hero_url?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  name?: Order_By | null | undefined;
  news_aggregate?: Game_News_Aggregate_Order_By | null | undefined;
  notes_aggregate?: Note_Aggregate_Order_By | null | undefined;
  periods_aggregate?: Game_Period_Aggregate_Order_By | null | undefined;
  platforms_aggregate?: Game_Platform_Aggregate_Order_By | null | undefined;
  poster_url?: Order_By | null | undefined;
  publisher?: Order_By | null | undefined;
  released_on?: Order_By | null | undefined;
  releases_aggregate?: Game_Release_Aggregate_Order_By | null | undefined;
  slug?: Order_By | null | undefined;
  tags_aggregate?: Game_Tag_Aggregate_Order_By | null | undefined;
  thumbnail_url?: Order_By | null | undefined;
  updated_at?: Order_By | null | undefined;
  website?: Order_By | null | undefined;
};

export type Game_Period_Aggregate_Bool_Exp = {
  count?: Game_Period_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Game_Period_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Game_Period_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Game_Period_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "game_period" */
export type Game_Period_Aggregate_Order_By = {
  avg?: Game_Period_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: Game_Period_Max_Order_By | null | undefined;
  min?: Game_Period_Min_Order_By | null | undefined;
  stddev?: Game_Period_Stddev_Order_By | null | undefined;
  stddev_pop?: Game_Period_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: Game_Period_Stddev_Samp_Order_By | null | undefined;
  sum?: Game_Period_Sum_Order_By | null | undefined;
  var_pop?: Game_Period_Var_Pop_Order_By | null | undefined;
  var_samp?: Game_Period_Var_Samp_Order_By | null | undefined;
  variance?: Game_Period_Variance_Order_By | null | undefined;
};

/** input type for inserting array relation for remote table "game_period" */
export type Game_Period_Arr_Rel_Insert_Input = {
  data: Array<Game_Period_Insert_Input>;
  /** upsert condition */
  on_conflict?: Game_Period_On_Conflict | null | undefined;
};

/** order by avg() on columns of table "game_period" */
export type Game_Period_Avg_Order_By = {
  /** Minutes on air. */
  air_minutes?: Order_By | null | undefined;
  /** Average concurrent viewers, weighted by air time. */
  average_ccv?: Order_By | null | undefined;
  /** Creators with content of it. */
  creators?: Order_By | null | undefined;
  /** How many days back. */
  days?: Order_By | null | undefined;
  /** Hours watched. */
  hours_watched?: Order_By | null | undefined;
  /** Pieces of content with figures in that time. */
  items?: Order_By | null | undefined;
  /** Views gained. */
  views?: Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "game_period". All fields are combined with a logical 'AND'. */
export type Game_Period_Bool_Exp = {
  _and?: Array<Game_Period_Bool_Exp> | null | undefined;
  _not?: Game_Period_Bool_Exp | null | undefined;
  _or?: Array<Game_Period_Bool_Exp> | null | undefined;
  air_minutes?: Bigint_Comparison_Exp | null | undefined;
  average_ccv?: Int_Comparison_Exp | null | undefined;
  creators?: Int_Comparison_Exp | null | undefined;
  days?: Smallint_Comparison_Exp | null | undefined;
  game?: Game_Bool_Exp | null | undefined;
  game_id?: Uuid_Comparison_Exp | null | undefined;
  hours_watched?: Numeric_Comparison_Exp | null | undefined;
  items?: Int_Comparison_Exp | null | undefined;
  refreshed_at?: Timestamptz_Comparison_Exp | null | undefined;
  type?: Content_Type_Enum_Comparison_Exp | null | undefined;
  views?: Bigint_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "game_period" */
export type Game_Period_Constraint =
  /** unique or primary key constraint on columns "game_id", "type", "days" */
  | 'game_period_pkey';

/** input type for inserting data into table "game_period" */
export type Game_Period_Insert_Input = {
  /** Minutes on air. */
  air_minutes?: number | null | undefined;
  /** Average concurrent viewers, weighted by air time. */
  average_ccv?: number | null | undefined;
  /** Creators with content of it. */
  creators?: number | null | undefined;
  /** How many days back. */
  days?: number | null | undefined;
  game?: Game_Obj_Rel_Insert_Input | null | undefined;
  /** The game. */
  game_id?: string | null | undefined;
  /** Hours watched. */
  hours_watched?: number | null | undefined;
  /** Pieces of content with figures in that time. */
  items?: number | null | undefined;
  /** When it was computed. */
  refreshed_at?: string | null | undefined;
  /** What kind of content. */
  type?: Content_Type_Enum | null | undefined;
  /** Views gained. */
  views?: number | null | undefined;
};

/** order by max() on columns of table "game_period" */
export type Game_Period_Max_Order_By = {
  /** Minutes on air. */
  air_minutes?: Order_By | null | undefined;
  /** Average concurrent viewers, weighted by air time. */
  average_ccv?: Order_By | null | undefined;
  /** Creators with content of it. */
  creators?: Order_By | null | undefined;
  /** How many days back. */
  days?: Order_By | null | undefined;
  /** The game. */
  game_id?: Order_By | null | undefined;
  /** Hours watched. */
  hours_watched?: Order_By | null | undefined;
  /** Pieces of content with figures in that time. */
  items?: Order_By | null | undefined;
  /** When it was computed. */
  refreshed_at?: Order_By | null | undefined;
  /** What kind of content. */
  type?: Order_By | null | undefined;
  /** Views gained. */
  views?: Order_By | null | undefined;
};

/** order by min() on columns of table "game_period" */
export type Game_Period_Min_Order_By = {
  /** Minutes on air. */
  air_minutes?: Order_By | null | undefined;
  /** Average concurrent viewers, weighted by air time. */
  average_ccv?: Order_By | null | undefined;
  /** Creators with content of it. */
  creators?: Order_By | null | undefined;
  /** How many days back. */
  days?: Order_By | null | undefined;
  /** The game. */
  game_id?: Order_By | null | undefined;
  /** Hours watched. */
  hours_watched?: Order_By | null | undefined;
  /** Pieces of content with figures in that time. */
  items?: Order_By | null | undefined;
  /** When it was computed. */
  refreshed_at?: Order_By | null | undefined;
  /** What kind of content. */
  type?: Order_By | null | undefined;
  /** Views gained. */
  views?: Order_By | null | undefined;
};

/** on_conflict condition type for table "game_period" */
export type Game_Period_On_Conflict = {
  constraint: Game_Period_Constraint;
  update_columns?: Array<Game_Period_Update_Column>;
  where?: Game_Period_Bool_Exp | null | undefined;
};

/** select columns of table "game_period" */
export type Game_Period_Select_Column =
  /** column name */
  | 'air_minutes'
  /** column name */
  | 'average_ccv'
  /** column name */
  | 'creators'
  /** column name */
  | 'days'
  /** column name */
  | 'game_id'
  /** column name */
  | 'hours_watched'
  /** column name */
  | 'items'
  /** column name */
  | 'refreshed_at'
  /** column name */
  | 'type'
  /** column name */
  | 'views';

/** order by stddev() on columns of table "game_period" */
export type Game_Period_Stddev_Order_By = {
  /** Minutes on air. */
  air_minutes?: Order_By | null | undefined;
  /** Average concurrent viewers, weighted by air time. */
  average_ccv?: Order_By | null | undefined;
  /** Creators with content of it. */
  creators?: Order_By | null | undefined;
  /** How many days back. */
  days?: Order_By | null | undefined;
  /** Hours watched. */
  hours_watched?: Order_By | null | undefined;
  /** Pieces of content with figures in that time. */
  items?: Order_By | null | undefined;
  /** Views gained. */
  views?: Order_By | null | undefined;
};

/** order by stddev_pop() on columns of table "game_period" */
export type Game_Period_Stddev_Pop_Order_By = {
  /** Minutes on air. */
  air_minutes?: Order_By | null | undefined;
  /** Average concurrent viewers, weighted by air time. */
  average_ccv?: Order_By | null | undefined;
  /** Creators with content of it. */
  creators?: Order_By | null | undefined;
  /** How many days back. */
  days?: Order_By | null | undefined;
  /** Hours watched. */
  hours_watched?: Order_By | null | undefined;
  /** Pieces of content with figures in that time. */
  items?: Order_By | null | undefined;
  /** Views gained. */
  views?: Order_By | null | undefined;
};

/** order by stddev_samp() on columns of table "game_period" */
export type Game_Period_Stddev_Samp_Order_By = {
  /** Minutes on air. */
  air_minutes?: Order_By | null | undefined;
  /** Average concurrent viewers, weighted by air time. */
  average_ccv?: Order_By | null | undefined;
  /** Creators with content of it. */
  creators?: Order_By | null | undefined;
  /** How many days back. */
  days?: Order_By | null | undefined;
  /** Hours watched. */
  hours_watched?: Order_By | null | undefined;
  /** Pieces of content with figures in that time. */
  items?: Order_By | null | undefined;
  /** Views gained. */
  views?: Order_By | null | undefined;
};

/** order by sum() on columns of table "game_period" */
export type Game_Period_Sum_Order_By = {
  /** Minutes on air. */
  air_minutes?: Order_By | null | undefined;
  /** Average concurrent viewers, weighted by air time. */
  average_ccv?: Order_By | null | undefined;
  /** Creators with content of it. */
  creators?: Order_By | null | undefined;
  /** How many days back. */
  days?: Order_By | null | undefined;
  /** Hours watched. */
  hours_watched?: Order_By | null | undefined;
  /** Pieces of content with figures in that time. */
  items?: Order_By | null | undefined;
  /** Views gained. */
  views?: Order_By | null | undefined;
};

/** update columns of table "game_period" */
export type Game_Period_Update_Column =
  /** column name */
  | 'air_minutes'
  /** column name */
  | 'average_ccv'
  /** column name */
  | 'creators'
  /** column name */
  | 'days'
  /** column name */
  | 'game_id'
  /** column name */
  | 'hours_watched'
  /** column name */
  | 'items'
  /** column name */
  | 'refreshed_at'
  /** column name */
  | 'type'
  /** column name */
  | 'views';

/** order by var_pop() on columns of table "game_period" */
export type Game_Period_Var_Pop_Order_By = {
  /** Minutes on air. */
  air_minutes?: Order_By | null | undefined;
  /** Average concurrent viewers, weighted by air time. */
  average_ccv?: Order_By | null | undefined;
  /** Creators with content of it. */
  creators?: Order_By | null | undefined;
  /** How many days back. */
  days?: Order_By | null | undefined;
  /** Hours watched. */
  hours_watched?: Order_By | null | undefined;
  /** Pieces of content with figures in that time. */
  items?: Order_By | null | undefined;
  /** Views gained. */
  views?: Order_By | null | undefined;
};

/** order by var_samp() on columns of table "game_period" */
export type Game_Period_Var_Samp_Order_By = {
  /** Minutes on air. */
  air_minutes?: Order_By | null | undefined;
  /** Average concurrent viewers, weighted by air time. */
  average_ccv?: Order_By | null | undefined;
  /** Creators with content of it. */
  creators?: Order_By | null | undefined;
  /** How many days back. */
  days?: Order_By | null | undefined;
  /** Hours watched. */
  hours_watched?: Order_By | null | undefined;
  /** Pieces of content with figures in that time. */
  items?: Order_By | null | undefined;
  /** Views gained. */
  views?: Order_By | null | undefined;
};

/** order by variance() on columns of table "game_period" */
export type Game_Period_Variance_Order_By = {
  /** Minutes on air. */
  air_minutes?: Order_By | null | undefined;
  /** Average concurrent viewers, weighted by air time. */
  average_ccv?: Order_By | null | undefined;
  /** Creators with content of it. */
  creators?: Order_By | null | undefined;
  /** How many days back. */
  days?: Order_By | null | undefined;
  /** Hours watched. */
  hours_watched?: Order_By | null | undefined;
  /** Pieces of content with figures in that time. */
  items?: Order_By | null | undefined;
  /** Views gained. */
  views?: Order_By | null | undefined;
};

export type Game_Platform_Aggregate_Bool_Exp = {
  count?: Game_Platform_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Game_Platform_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Game_Platform_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Game_Platform_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "game_platform" */
export type Game_Platform_Aggregate_Order_By = {
  count?: Order_By | null | undefined;
  max?: Game_Platform_Max_Order_By | null | undefined;
  min?: Game_Platform_Min_Order_By | null | undefined;
};

/** input type for inserting array relation for remote table "game_platform" */
export type Game_Platform_Arr_Rel_Insert_Input = {
  data: Array<Game_Platform_Insert_Input>;
  /** upsert condition */
  on_conflict?: Game_Platform_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "game_platform". All fields are combined with a logical 'AND'. */
export type Game_Platform_Bool_Exp = {
  _and?: Array<Game_Platform_Bool_Exp> | null | undefined;
  _not?: Game_Platform_Bool_Exp | null | undefined;
  _or?: Array<Game_Platform_Bool_Exp> | null | undefined;
  family?: Platform_Family_Enum_Comparison_Exp | null | undefined;
  game?: Game_Bool_Exp | null | undefined;
  game_id?: Uuid_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "game_platform" */
export type Game_Platform_Constraint =
  /** unique or primary key constraint on columns "game_id", "family" */
  | 'game_platform_pkey';

/** input type for inserting data into table "game_platform" */
export type Game_Platform_Insert_Input = {
  /** A family of platforms that it runs on. */
  family?: Platform_Family_Enum | null | undefined;
  game?: Game_Obj_Rel_Insert_Input | null | undefined;
  /** The game. */
  game_id?: string | null | undefined;
};

/** order by max() on columns of table "game_platform" */
export type Game_Platform_Max_Order_By = {
  /** A family of platforms that it runs on. */
  family?: Order_By | null | undefined;
  /** The game. */
  game_id?: Order_By | null | undefined;
};

/** order by min() on columns of table "game_platform" */
export type Game_Platform_Min_Order_By = {
  /** A family of platforms that it runs on. */
  family?: Order_By | null | undefined;
  /** The game. */
  game_id?: Order_By | null | undefined;
};

/** on_conflict condition type for table "game_platform" */
export type Game_Platform_On_Conflict = {
  constraint: Game_Platform_Constraint;
  update_columns?: Array<Game_Platform_Update_Column>;
  where?: Game_Platform_Bool_Exp | null | undefined;
};

/** select columns of table "game_platform" */
export type Game_Platform_Select_Column =
  /** column name */
  | 'family'
  /** column name */
  | 'game_id';

/** update columns of table "game_platform" */
export type Game_Platform_Update_Column =
  /** column name */
  | 'family'
  /** column name */
  | 'game_id';

export type Game_Release_Aggregate_Bool_Exp = {
  count?: Game_Release_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Game_Release_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Game_Release_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Game_Release_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "game_release" */
export type Game_Release_Aggregate_Order_By = {
  count?: Order_By | null | undefined;
  max?: Game_Release_Max_Order_By | null | undefined;
  min?: Game_Release_Min_Order_By | null | undefined;
};

/** input type for inserting array relation for remote table "game_release" */
export type Game_Release_Arr_Rel_Insert_Input = {
  data: Array<Game_Release_Insert_Input>;
  /** upsert condition */
  on_conflict?: Game_Release_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "game_release". All fields are combined with a logical 'AND'. */
export type Game_Release_Bool_Exp = {
  _and?: Array<Game_Release_Bool_Exp> | null | undefined;
  _not?: Game_Release_Bool_Exp | null | undefined;
  _or?: Array<Game_Release_Bool_Exp> | null | undefined;
  family?: Platform_Family_Enum_Comparison_Exp | null | undefined;
  game?: Game_Bool_Exp | null | undefined;
  game_id?: Uuid_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  label?: String_Comparison_Exp | null | undefined;
  released_on?: Date_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "game_release" */
export type Game_Release_Constraint =
  /** unique or primary key constraint on columns "game_id", "family", "released_on" */
  | 'game_release_key'
  /** unique or primary key constraint on columns "id" */
  | 'game_release_pkey';

/** input type for inserting data into table "game_release" */
export type Game_Release_Insert_Input = {
  /** On which platforms. */
  family?: Platform_Family_Enum | null | undefined;
  game?: Game_Obj_Rel_Insert_Input | null | undefined;
  /** The game. */
  game_id?: string | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  /** What was released, when not simply the game: "Early access", "Remaster". */
  label?: string | null | undefined;
  /** The day. */
  released_on?: string | null | undefined;
};

/** order by max() on columns of table "game_release" */
export type Game_Release_Max_Order_By = {
  /** On which platforms. */
  family?: Order_By | null | undefined;
  /** The game. */
  game_id?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** What was released, when not simply the game: "Early access", "Remaster". */
  label?: Order_By | null | undefined;
  /** The day. */
  released_on?: Order_By | null | undefined;
};

/** order by min() on columns of table "game_release" */
export type Game_Release_Min_Order_By = {
  /** On which platforms. */
  family?: Order_By | null | undefined;
  /** The game. */
  game_id?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** What was released, when not simply the game: "Early access", "Remaster". */
  label?: Order_By | null | undefined;
  /** The day. */
  released_on?: Order_By | null | undefined;
};

/** on_conflict condition type for table "game_release" */
export type Game_Release_On_Conflict = {
  constraint: Game_Release_Constraint;
  update_columns?: Array<Game_Release_Update_Column>;
  where?: Game_Release_Bool_Exp | null | undefined;
};

/** select columns of table "game_release" */
export type Game_Release_Select_Column =
  /** column name */
  | 'family'
  /** column name */
  | 'game_id'
  /** column name */
  | 'id'
  /** column name */
  | 'label'
  /** column name */
  | 'released_on';

/** update columns of table "game_release" */
export type Game_Release_Update_Column =
  /** column name */
  | 'family'
  /** column name */
  | 'game_id'
  /** column name */
  | 'id'
  /** column name */
  | 'label'
  /** column name */
  | 'released_on';

export type Game_Tag_Aggregate_Bool_Exp = {
  count?: Game_Tag_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Game_Tag_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Game_Tag_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Game_Tag_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "game_tag" */
export type Game_Tag_Aggregate_Order_By = {
  count?: Order_By | null | undefined;
  max?: Game_Tag_Max_Order_By | null | undefined;
  min?: Game_Tag_Min_Order_By | null | undefined;
};

/** input type for inserting array relation for remote table "game_tag" */
export type Game_Tag_Arr_Rel_Insert_Input = {
  data: Array<Game_Tag_Insert_Input>;
  /** upsert condition */
  on_conflict?: Game_Tag_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "game_tag". All fields are combined with a logical 'AND'. */
export type Game_Tag_Bool_Exp = {
  _and?: Array<Game_Tag_Bool_Exp> | null | undefined;
  _not?: Game_Tag_Bool_Exp | null | undefined;
  _or?: Array<Game_Tag_Bool_Exp> | null | undefined;
  game?: Game_Bool_Exp | null | undefined;
  game_id?: Uuid_Comparison_Exp | null | undefined;
  tag?: Tag_Bool_Exp | null | undefined;
  tag_id?: Uuid_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "game_tag" */
export type Game_Tag_Constraint =
  /** unique or primary key constraint on columns "game_id", "tag_id" */
  | 'game_tag_pkey';

/** input type for inserting data into table "game_tag" */
export type Game_Tag_Insert_Input = {
  game?: Game_Obj_Rel_Insert_Input | null | undefined;
  /** The game. */
  game_id?: string | null | undefined;
  tag?: Tag_Obj_Rel_Insert_Input | null | undefined;
  /** A genre, category or theme of it. */
  tag_id?: string | null | undefined;
};

/** order by max() on columns of table "game_tag" */
export type Game_Tag_Max_Order_By = {
  /** The game. */
  game_id?: Order_By | null | undefined;
  /** A genre, category or theme of it. */
  tag_id?: Order_By | null | undefined;
};

/** order by min() on columns of table "game_tag" */
export type Game_Tag_Min_Order_By = {
  /** The game. */
  game_id?: Order_By | null | undefined;
  /** A genre, category or theme of it. */
  tag_id?: Order_By | null | undefined;
};

/** on_conflict condition type for table "game_tag" */
export type Game_Tag_On_Conflict = {
  constraint: Game_Tag_Constraint;
  update_columns?: Array<Game_Tag_Update_Column>;
  where?: Game_Tag_Bool_Exp | null | undefined;
};

/** select columns of table "game_tag" */
export type Game_Tag_Select_Column =
  /** column name */
  | 'game_id'
  /** column name */
  | 'tag_id';

/** update columns of table "game_tag" */
export type Game_Tag_Update_Column =
  /** column name */
  | 'game_id'
  /** column name */
  | 'tag_id';

/** update columns of table "game" */
export type Game_Update_Column =
  /** column name */
  | 'anticipation'
  /** column name */
  | 'created_at'
  /** column name */
  | 'description'
  /** column name */
  | 'developer'
  /** column name */
  | 'external_ids'
  /** column name */
  | 'hero_url'
  /** column name */
  | 'id'
  /** column name */
  | 'name'
  /** column name */
  | 'poster_url'
  /** column name */
  | 'publisher'
  /** column name */
  | 'released_on'
  /** column name */
  | 'slug'
  /** column name */
  | 'thumbnail_url'
  /** column name */
  | 'updated_at'
  /** column name */
  | 'website';

/** Boolean expression to filter rows from the table "hardware". All fields are combined with a logical 'AND'. */
export type Hardware_Bool_Exp = {
  _and?: Array<Hardware_Bool_Exp> | null | undefined;
  _not?: Hardware_Bool_Exp | null | undefined;
  _or?: Array<Hardware_Bool_Exp> | null | undefined;
  family?: Platform_Family_Enum_Comparison_Exp | null | undefined;
  id?: String_Comparison_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
  position?: Int_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "hardware" */
export type Hardware_Constraint =
  /** unique or primary key constraint on columns "name" */
  | 'hardware_name_key'
  /** unique or primary key constraint on columns "id" */
  | 'hardware_pkey'
  /** unique or primary key constraint on columns "position" */
  | 'hardware_position_key';

/** input type for inserting data into table "hardware" */
export type Hardware_Insert_Input = {
  /** What it belongs to: console, computer, camera and the like. */
  family?: Platform_Family_Enum | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  /** What people read. */
  name?: string | null | undefined;
  /** Its place in the list, from the first on. */
  position?: number | null | undefined;
};

/** input type for inserting object relation for remote table "hardware" */
export type Hardware_Obj_Rel_Insert_Input = {
  data: Hardware_Insert_Input;
  /** upsert condition */
  on_conflict?: Hardware_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "hardware" */
export type Hardware_On_Conflict = {
  constraint: Hardware_Constraint;
  update_columns?: Array<Hardware_Update_Column>;
  where?: Hardware_Bool_Exp | null | undefined;
};

/** update columns of table "hardware" */
export type Hardware_Update_Column =
  /** column name */
  | 'family'
  /** column name */
  | 'id'
  /** column name */
  | 'name'
  /** column name */
  | 'position';

/** Boolean expression to compare columns of type "inet". All fields are combined with logical 'AND'. */
export type Inet_Comparison_Exp = {
  _eq?: string | null | undefined;
  _gt?: string | null | undefined;
  _gte?: string | null | undefined;
  _in?: Array<string> | null | undefined;
  _is_null?: boolean | null | undefined;
  _lt?: string | null | undefined;
  _lte?: string | null | undefined;
  _neq?: string | null | undefined;
  _nin?: Array<string> | null | undefined;
};

export type Insight_Kind_Enum =
  /** Livestreams */
  | 'livestream'
  /** Shorts */
  | 'shorts'
  /** Videos */
  | 'video';

/** Boolean expression to compare columns of type "insight_kind_enum". All fields are combined with logical 'AND'. */
export type Insight_Kind_Enum_Comparison_Exp = {
  _eq?: Insight_Kind_Enum | null | undefined;
  _in?: Array<Insight_Kind_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Insight_Kind_Enum | null | undefined;
  _nin?: Array<Insight_Kind_Enum> | null | undefined;
};

export type Invitation_Aggregate_Bool_Exp = {
  count?: Invitation_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Invitation_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Invitation_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Invitation_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "invitation" */
export type Invitation_Arr_Rel_Insert_Input = {
  data: Array<Invitation_Insert_Input>;
  /** upsert condition */
  on_conflict?: Invitation_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "invitation". All fields are combined with a logical 'AND'. */
export type Invitation_Bool_Exp = {
  _and?: Array<Invitation_Bool_Exp> | null | undefined;
  _not?: Invitation_Bool_Exp | null | undefined;
  _or?: Array<Invitation_Bool_Exp> | null | undefined;
  activation?: Activation_Bool_Exp | null | undefined;
  activation_id?: Uuid_Comparison_Exp | null | undefined;
  activation_type?: Activation_Kind_Enum_Comparison_Exp | null | undefined;
  answered_at?: Timestamptz_Comparison_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  deadline_at?: Timestamptz_Comparison_Exp | null | undefined;
  email?: Citext_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  invited_at?: Timestamptz_Comparison_Exp | null | undefined;
  invited_by?: Uuid_Comparison_Exp | null | undefined;
  message?: String_Comparison_Exp | null | undefined;
  quest_run?: Quest_Run_Bool_Exp | null | undefined;
  quest_run_id?: Uuid_Comparison_Exp | null | undefined;
  status?: Invitation_Status_Enum_Comparison_Exp | null | undefined;
  status_changed_at?: Timestamptz_Comparison_Exp | null | undefined;
  token_hash?: Bytea_Comparison_Exp | null | undefined;
  type?: Invitation_Type_Enum_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "invitation" */
export type Invitation_Constraint =
  /** unique or primary key constraint on columns "activation_id", "creator_id" */
  | 'invitation_one_per_creator'
  /** unique or primary key constraint on columns "activation_id", "email" */
  | 'invitation_one_per_email'
  /** unique or primary key constraint on columns "id" */
  | 'invitation_pkey'
  /** unique or primary key constraint on columns "token_hash" */
  | 'invitation_token';

/** input type for inserting data into table "invitation" */
export type Invitation_Insert_Input = {
  activation?: Activation_Obj_Rel_Insert_Input | null | undefined;
  /** The activation. */
  activation_id?: string | null | undefined;
  /** Its kind: CREATOR_PROGRAM, KEY, MISSION or QUEST. */
  activation_type?: Activation_Kind_Enum | null | undefined;
  /** When it was answered. */
  answered_at?: string | null | undefined;
  company?: Company_Obj_Rel_Insert_Input | null | undefined;
  /** The company it belongs to; kept equal to the activation's. */
  company_id?: string | null | undefined;
  creator?: Creator_Obj_Rel_Insert_Input | null | undefined;
  /** The creator; of an EMAIL invitation once somebody signed up with it. */
  creator_id?: string | null | undefined;
  /** Until when it can be answered. */
  deadline_at?: string | null | undefined;
  /** The address of an EMAIL invitation; only its company sees it. */
  email?: string | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  /** When it was sent. */
  invited_at?: string | null | undefined;
  /** Who sent it. */
  invited_by?: string | null | undefined;
  /** Optional words to the creator. */
  message?: string | null | undefined;
  quest_run?: Quest_Run_Obj_Rel_Insert_Input | null | undefined;
  /** The run that the invitation's offer opened, if it came with one. */
  quest_run_id?: string | null | undefined;
  /** Where it stands. */
  status?: Invitation_Status_Enum | null | undefined;
  /** When the status last changed. */
  status_changed_at?: string | null | undefined;
  /** SHA-256 of the token in the mail's link. */
  token_hash?: string | null | undefined;
  /** EMAIL or USERID. */
  type?: Invitation_Type_Enum | null | undefined;
  /** When the row last changed. */
  updated_at?: string | null | undefined;
  /** Counts the changes, so that a guarded transition can say which state it saw. */
  version?: number | null | undefined;
};

/** on_conflict condition type for table "invitation" */
export type Invitation_On_Conflict = {
  constraint: Invitation_Constraint;
  update_columns?: Array<Invitation_Update_Column>;
  where?: Invitation_Bool_Exp | null | undefined;
};

/** select columns of table "invitation" */
export type Invitation_Select_Column =
  /** column name */
  | 'activation_id'
  /** column name */
  | 'activation_type'
  /** column name */
  | 'answered_at'
  /** column name */
  | 'company_id'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'deadline_at'
  /** column name */
  | 'email'
  /** column name */
  | 'id'
  /** column name */
  | 'invited_at'
  /** column name */
  | 'invited_by'
  /** column name */
  | 'message'
  /** column name */
  | 'quest_run_id'
  /** column name */
  | 'status'
  /** column name */
  | 'status_changed_at'
  /** column name */
  | 'token_hash'
  /** column name */
  | 'type'
  /** column name */
  | 'updated_at'
  /** column name */
  | 'version';

export type Invitation_Status_Enum =
  /** Accepted */
  | 'ACCEPTED'
  /** Not answered yet */
  | 'PENDING'
  /** Rejected */
  | 'REJECTED';

/** Boolean expression to compare columns of type "invitation_status_enum". All fields are combined with logical 'AND'. */
export type Invitation_Status_Enum_Comparison_Exp = {
  _eq?: Invitation_Status_Enum | null | undefined;
  _in?: Array<Invitation_Status_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Invitation_Status_Enum | null | undefined;
  _nin?: Array<Invitation_Status_Enum> | null | undefined;
};

export type Invitation_Type_Enum =
  /** By e-mail address */
  | 'EMAIL'
  /** By account */
  | 'USERID';

/** Boolean expression to compare columns of type "invitation_type_enum". All fields are combined with logical 'AND'. */
export type Invitation_Type_Enum_Comparison_Exp = {
  _eq?: Invitation_Type_Enum | null | undefined;
  _in?: Array<Invitation_Type_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Invitation_Type_Enum | null | undefined;
  _nin?: Array<Invitation_Type_Enum> | null | undefined;
};

/** update columns of table "invitation" */
export type Invitation_Update_Column =
  /** column name */
  | 'activation_id'
  /** column name */
  | 'activation_type'
  /** column name */
  | 'answered_at'
  /** column name */
  | 'company_id'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'deadline_at'
  /** column name */
  | 'email'
  /** column name */
  | 'id'
  /** column name */
  | 'invited_at'
  /** column name */
  | 'invited_by'
  /** column name */
  | 'message'
  /** column name */
  | 'quest_run_id'
  /** column name */
  | 'status'
  /** column name */
  | 'status_changed_at'
  /** column name */
  | 'token_hash'
  /** column name */
  | 'type'
  /** column name */
  | 'updated_at'
  /** column name */
  | 'version';

export type Invoice_Aggregate_Bool_Exp = {
  count?: Invoice_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Invoice_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Invoice_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Invoice_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "invoice" */
export type Invoice_Aggregate_Order_By = {
  avg?: Invoice_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: Invoice_Max_Order_By | null | undefined;
  min?: Invoice_Min_Order_By | null | undefined;
  stddev?: Invoice_Stddev_Order_By | null | undefined;
  stddev_pop?: Invoice_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: Invoice_Stddev_Samp_Order_By | null | undefined;
  sum?: Invoice_Sum_Order_By | null | undefined;
  var_pop?: Invoice_Var_Pop_Order_By | null | undefined;
  var_samp?: Invoice_Var_Samp_Order_By | null | undefined;
  variance?: Invoice_Variance_Order_By | null | undefined;
};

/** input type for inserting array relation for remote table "invoice" */
export type Invoice_Arr_Rel_Insert_Input = {
  data: Array<Invoice_Insert_Input>;
  /** upsert condition */
  on_conflict?: Invoice_On_Conflict | null | undefined;
};

/** order by avg() on columns of table "invoice" */
export type Invoice_Avg_Order_By = {
  /** What has to be paid, in US cents. */
  total_cents?: Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "invoice". All fields are combined with a logical 'AND'. */
export type Invoice_Bool_Exp = {
  _and?: Array<Invoice_Bool_Exp> | null | undefined;
  _not?: Invoice_Bool_Exp | null | undefined;
  _or?: Array<Invoice_Bool_Exp> | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  due_at?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  issued_at?: Timestamptz_Comparison_Exp | null | undefined;
  lines?: Invoice_Line_Bool_Exp | null | undefined;
  lines_aggregate?: Invoice_Line_Aggregate_Bool_Exp | null | undefined;
  number?: String_Comparison_Exp | null | undefined;
  payment?: Payment_Bool_Exp | null | undefined;
  payment_id?: Uuid_Comparison_Exp | null | undefined;
  status?: Invoice_Status_Enum_Comparison_Exp | null | undefined;
  total_cents?: Bigint_Comparison_Exp | null | undefined;
  upload?: Upload_Bool_Exp | null | undefined;
  upload_id?: Uuid_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "invoice" */
export type Invoice_Constraint =
  /** unique or primary key constraint on columns "number" */
  | 'invoice_number_key'
  /** unique or primary key constraint on columns "payment_id" */
  | 'invoice_payment_id_key'
  /** unique or primary key constraint on columns "id" */
  | 'invoice_pkey';

/** input type for inserting data into table "invoice" */
export type Invoice_Insert_Input = {
  company?: Company_Obj_Rel_Insert_Input | null | undefined;
  /** The company it belongs to. */
  company_id?: string | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  /** Until when it has to be paid. */
  due_at?: string | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  /** When it was written. */
  issued_at?: string | null | undefined;
  lines?: Invoice_Line_Arr_Rel_Insert_Input | null | undefined;
  /** Its number, in one row without gaps. */
  number?: string | null | undefined;
  payment?: Payment_Obj_Rel_Insert_Input | null | undefined;
  /** The payment that paid it. */
  payment_id?: string | null | undefined;
  /** Whether it is paid. */
  status?: Invoice_Status_Enum | null | undefined;
  /** What has to be paid, in US cents. */
  total_cents?: number | null | undefined;
  upload?: Upload_Obj_Rel_Insert_Input | null | undefined;
  /** The document. */
  upload_id?: string | null | undefined;
};

export type Invoice_Line_Aggregate_Bool_Exp = {
  count?: Invoice_Line_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Invoice_Line_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Invoice_Line_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Invoice_Line_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "invoice_line" */
export type Invoice_Line_Arr_Rel_Insert_Input = {
  data: Array<Invoice_Line_Insert_Input>;
  /** upsert condition */
  on_conflict?: Invoice_Line_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "invoice_line". All fields are combined with a logical 'AND'. */
export type Invoice_Line_Bool_Exp = {
  _and?: Array<Invoice_Line_Bool_Exp> | null | undefined;
  _not?: Invoice_Line_Bool_Exp | null | undefined;
  _or?: Array<Invoice_Line_Bool_Exp> | null | undefined;
  amount_cents?: Bigint_Comparison_Exp | null | undefined;
  description?: String_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  invoice?: Invoice_Bool_Exp | null | undefined;
  invoice_id?: Uuid_Comparison_Exp | null | undefined;
  position?: Int_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "invoice_line" */
export type Invoice_Line_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'invoice_line_pkey'
  /** unique or primary key constraint on columns "invoice_id", "position" */
  | 'invoice_line_position_key';

/** input type for inserting data into table "invoice_line" */
export type Invoice_Line_Insert_Input = {
  /** Its part in US cents. */
  amount_cents?: number | null | undefined;
  /** What is paid for. */
  description?: string | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  invoice?: Invoice_Obj_Rel_Insert_Input | null | undefined;
  /** The invoice. */
  invoice_id?: string | null | undefined;
  /** Its place in the list, from the first on. */
  position?: number | null | undefined;
};

/** on_conflict condition type for table "invoice_line" */
export type Invoice_Line_On_Conflict = {
  constraint: Invoice_Line_Constraint;
  update_columns?: Array<Invoice_Line_Update_Column>;
  where?: Invoice_Line_Bool_Exp | null | undefined;
};

/** select columns of table "invoice_line" */
export type Invoice_Line_Select_Column =
  /** column name */
  | 'amount_cents'
  /** column name */
  | 'description'
  /** column name */
  | 'id'
  /** column name */
  | 'invoice_id'
  /** column name */
  | 'position';

/** update columns of table "invoice_line" */
export type Invoice_Line_Update_Column =
  /** column name */
  | 'amount_cents'
  /** column name */
  | 'description'
  /** column name */
  | 'id'
  /** column name */
  | 'invoice_id'
  /** column name */
  | 'position';

/** order by max() on columns of table "invoice" */
export type Invoice_Max_Order_By = {
  /** The company it belongs to. */
  company_id?: Order_By | null | undefined;
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** Until when it has to be paid. */
  due_at?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** When it was written. */
  issued_at?: Order_By | null | undefined;
  /** Its number, in one row without gaps. */
  number?: Order_By | null | undefined;
  /** The payment that paid it. */
  payment_id?: Order_By | null | undefined;
  /** Whether it is paid. */
  status?: Order_By | null | undefined;
  /** What has to be paid, in US cents. */
  total_cents?: Order_By | null | undefined;
  /** The document. */
  upload_id?: Order_By | null | undefined;
};

/** order by min() on columns of table "invoice" */
export type Invoice_Min_Order_By = {
  /** The company it belongs to. */
  company_id?: Order_By | null | undefined;
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** Until when it has to be paid. */
  due_at?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** When it was written. */
  issued_at?: Order_By | null | undefined;
  /** Its number, in one row without gaps. */
  number?: Order_By | null | undefined;
  /** The payment that paid it. */
  payment_id?: Order_By | null | undefined;
  /** Whether it is paid. */
  status?: Order_By | null | undefined;
  /** What has to be paid, in US cents. */
  total_cents?: Order_By | null | undefined;
  /** The document. */
  upload_id?: Order_By | null | undefined;
};

/** input type for inserting object relation for remote table "invoice" */
export type Invoice_Obj_Rel_Insert_Input = {
  data: Invoice_Insert_Input;
  /** upsert condition */
  on_conflict?: Invoice_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "invoice" */
export type Invoice_On_Conflict = {
  constraint: Invoice_Constraint;
  update_columns?: Array<Invoice_Update_Column>;
  where?: Invoice_Bool_Exp | null | undefined;
};

/** select columns of table "invoice" */
export type Invoice_Select_Column =
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'due_at'
  /** column name */
  | 'id'
  /** column name */
  | 'issued_at'
  /** column name */
  | 'number'
  /** column name */
  | 'payment_id'
  /** column name */
  | 'status'
  /** column name */
  | 'total_cents'
  /** column name */
  | 'upload_id';

export type Invoice_Status_Enum =
  /** To be paid */
  | 'open'
  /** Paid */
  | 'paid'
  /** Withdrawn */
  | 'void';

/** Boolean expression to compare columns of type "invoice_status_enum". All fields are combined with logical 'AND'. */
export type Invoice_Status_Enum_Comparison_Exp = {
  _eq?: Invoice_Status_Enum | null | undefined;
  _in?: Array<Invoice_Status_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Invoice_Status_Enum | null | undefined;
  _nin?: Array<Invoice_Status_Enum> | null | undefined;
};

/** order by stddev() on columns of table "invoice" */
export type Invoice_Stddev_Order_By = {
  /** What has to be paid, in US cents. */
  total_cents?: Order_By | null | undefined;
};

/** order by stddev_pop() on columns of table "invoice" */
export type Invoice_Stddev_Pop_Order_By = {
  /** What has to be paid, in US cents. */
  total_cents?: Order_By | null | undefined;
};

/** order by stddev_samp() on columns of table "invoice" */
export type Invoice_Stddev_Samp_Order_By = {
  /** What has to be paid, in US cents. */
  total_cents?: Order_By | null | undefined;
};

/** order by sum() on columns of table "invoice" */
export type Invoice_Sum_Order_By = {
  /** What has to be paid, in US cents. */
  total_cents?: Order_By | null | undefined;
};

/** update columns of table "invoice" */
export type Invoice_Update_Column =
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'due_at'
  /** column name */
  | 'id'
  /** column name */
  | 'issued_at'
  /** column name */
  | 'number'
  /** column name */
  | 'payment_id'
  /** column name */
  | 'status'
  /** column name */
  | 'total_cents'
  /** column name */
  | 'upload_id';

/** order by var_pop() on columns of table "invoice" */
export type Invoice_Var_Pop_Order_By = {
  /** What has to be paid, in US cents. */
  total_cents?: Order_By | null | undefined;
};

/** order by var_samp() on columns of table "invoice" */
export type Invoice_Var_Samp_Order_By = {
  /** What has to be paid, in US cents. */
  total_cents?: Order_By | null | undefined;
};

/** order by variance() on columns of table "invoice" */
export type Invoice_Variance_Order_By = {
  /** What has to be paid, in US cents. */
  total_cents?: Order_By | null | undefined;
};

export type Jsonb_Cast_Exp = {
  String?: String_Comparison_Exp | null | undefined;
};

/** Boolean expression to compare columns of type "jsonb". All fields are combined with logical 'AND'. */
export type Jsonb_Comparison_Exp = {
  _cast?: Jsonb_Cast_Exp | null | undefined;
  /** is the column contained in the given json value */
  _contained_in?: unknown;
  /** does the column contain the given json value at the top level */
  _contains?: unknown;
  _eq?: unknown;
  _gt?: unknown;
  _gte?: unknown;
  /** does the string exist as a top-level key in the column */
  _has_key?: string | null | undefined;
  /** do all of these strings exist as top-level keys in the column */
  _has_keys_all?: Array<string> | null | undefined;
  /** do any of these strings exist as top-level keys in the column */
  _has_keys_any?: Array<string> | null | undefined;
  _in?: Array<unknown> | null | undefined;
  _is_null?: boolean | null | undefined;
  _lt?: unknown;
  _lte?: unknown;
  _neq?: unknown;
  _nin?: Array<unknown> | null | undefined;
};

/** Boolean expression to filter rows from the table "key_campaign". All fields are combined with a logical 'AND'. */
export type Key_Campaign_Bool_Exp = {
  _and?: Array<Key_Campaign_Bool_Exp> | null | undefined;
  _not?: Key_Campaign_Bool_Exp | null | undefined;
  _or?: Array<Key_Campaign_Bool_Exp> | null | undefined;
  activation?: Activation_Bool_Exp | null | undefined;
  codes_per_creator?: Int_Comparison_Exp | null | undefined;
  converted_at?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  kind?: String_Comparison_Exp | null | undefined;
  participants?: Key_Campaign_Participant_Bool_Exp | null | undefined;
  participants_aggregate?: Key_Campaign_Participant_Aggregate_Bool_Exp | null | undefined;
  planned_release?: Date_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
  waitlist?: Boolean_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "key_campaign" */
export type Key_Campaign_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'key_campaign_pkey';

/** input type for inserting data into table "key_campaign" */
export type Key_Campaign_Insert_Input = {
  activation?: Activation_Obj_Rel_Insert_Input | null | undefined;
  /** How many codes one creator may claim. */
  codes_per_creator?: number | null | undefined;
  /** When the waitlist was converted. */
  converted_at?: string | null | undefined;
  /** The activation's id. */
  id?: string | null | undefined;
  participants?: Key_Campaign_Participant_Arr_Rel_Insert_Input | null | undefined;
  /** When the game is planned to be released. */
  planned_release?: string | null | undefined;
  /** When the row last changed. */
  updated_at?: string | null | undefined;
  /** Pre-launch: creators line up; setting it to false converts it to a key campaign with invites, claiming and content. */
  waitlist?: boolean | null | undefined;
};

/** input type for inserting object relation for remote table "key_campaign" */
export type Key_Campaign_Obj_Rel_Insert_Input = {
  data: Key_Campaign_Insert_Input;
  /** upsert condition */
  on_conflict?: Key_Campaign_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "key_campaign" */
export type Key_Campaign_On_Conflict = {
  constraint: Key_Campaign_Constraint;
  update_columns?: Array<Key_Campaign_Update_Column>;
  where?: Key_Campaign_Bool_Exp | null | undefined;
};

export type Key_Campaign_Participant_Aggregate_Bool_Exp = {
  count?: Key_Campaign_Participant_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Key_Campaign_Participant_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Key_Campaign_Participant_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Key_Campaign_Participant_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "key_campaign_participant" */
export type Key_Campaign_Participant_Arr_Rel_Insert_Input = {
  data: Array<Key_Campaign_Participant_Insert_Input>;
  /** upsert condition */
  on_conflict?: Key_Campaign_Participant_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "key_campaign_participant". All fields are combined with a logical 'AND'. */
export type Key_Campaign_Participant_Bool_Exp = {
  _and?: Array<Key_Campaign_Participant_Bool_Exp> | null | undefined;
  _not?: Key_Campaign_Participant_Bool_Exp | null | undefined;
  _or?: Array<Key_Campaign_Participant_Bool_Exp> | null | undefined;
  applied_at?: Timestamptz_Comparison_Exp | null | undefined;
  campaign_id?: Uuid_Comparison_Exp | null | undefined;
  claimed_at?: Timestamptz_Comparison_Exp | null | undefined;
  code_claims?: Code_Claim_Bool_Exp | null | undefined;
  code_claims_aggregate?: Code_Claim_Aggregate_Bool_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  deadline_at?: Timestamptz_Comparison_Exp | null | undefined;
  decided_at?: Timestamptz_Comparison_Exp | null | undefined;
  finished_at?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  key_campaign?: Key_Campaign_Bool_Exp | null | undefined;
  message?: String_Comparison_Exp | null | undefined;
  status?: Key_Campaign_Participant_Status_Enum_Comparison_Exp | null | undefined;
  status_changed_at?: Timestamptz_Comparison_Exp | null | undefined;
  submissions?: Submission_Bool_Exp | null | undefined;
  submissions_aggregate?: Submission_Aggregate_Bool_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "key_campaign_participant" */
export type Key_Campaign_Participant_Constraint =
  /** unique or primary key constraint on columns "id", "creator_id" */
  | 'key_campaign_participant_id_creator_id_key'
  /** unique or primary key constraint on columns "campaign_id", "creator_id" */
  | 'key_campaign_participant_once'
  /** unique or primary key constraint on columns "id" */
  | 'key_campaign_participant_pkey';

/** input type for inserting data into table "key_campaign_participant" */
export type Key_Campaign_Participant_Insert_Input = {
  /** When the creator applied or was invited. */
  applied_at?: string | null | undefined;
  /** The key campaign. */
  campaign_id?: string | null | undefined;
  /** When the first code was claimed. */
  claimed_at?: string | null | undefined;
  code_claims?: Code_Claim_Arr_Rel_Insert_Input | null | undefined;
  company?: Company_Obj_Rel_Insert_Input | null | undefined;
  /** The company it belongs to; kept equal to the activation's. */
  company_id?: string | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  creator?: Creator_Obj_Rel_Insert_Input | null | undefined;
  /** The creator it is about. */
  creator_id?: string | null | undefined;
  /** Until when content must be submitted: 30 days after the claim. */
  deadline_at?: string | null | undefined;
  /** When the company accepted or rejected. */
  decided_at?: string | null | undefined;
  /** When it was completed, failed or rejected. */
  finished_at?: string | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  key_campaign?: Key_Campaign_Obj_Rel_Insert_Input | null | undefined;
  /** What the creator says when applying. */
  message?: string | null | undefined;
  /** Where the creator stands. */
  status?: Key_Campaign_Participant_Status_Enum | null | undefined;
  /** When the status last changed. */
  status_changed_at?: string | null | undefined;
  submissions?: Submission_Arr_Rel_Insert_Input | null | undefined;
  /** When the row last changed. */
  updated_at?: string | null | undefined;
  /** Counts the changes, so that a guarded transition can say which state it saw. */
  version?: number | null | undefined;
};

/** input type for inserting object relation for remote table "key_campaign_participant" */
export type Key_Campaign_Participant_Obj_Rel_Insert_Input = {
  data: Key_Campaign_Participant_Insert_Input;
  /** upsert condition */
  on_conflict?: Key_Campaign_Participant_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "key_campaign_participant" */
export type Key_Campaign_Participant_On_Conflict = {
  constraint: Key_Campaign_Participant_Constraint;
  update_columns?: Array<Key_Campaign_Participant_Update_Column>;
  where?: Key_Campaign_Participant_Bool_Exp | null | undefined;
};

/** select columns of table "key_campaign_participant" */
export type Key_Campaign_Participant_Select_Column =
  /** column name */
  | 'applied_at'
  /** column name */
  | 'campaign_id'
  /** column name */
  | 'claimed_at'
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'deadline_at'
  /** column name */
  | 'decided_at'
  /** column name */
  | 'finished_at'
  /** column name */
  | 'id'
  /** column name */
  | 'message'
  /** column name */
  | 'status'
  /** column name */
  | 'status_changed_at'
  /** column name */
  | 'updated_at'
  /** column name */
  | 'version';

export type Key_Campaign_Participant_Status_Enum =
  /** Accepted: may claim codes */
  | 'accepted'
  /** Claimed a code: 30 days to submit content */
  | 'claimed_key'
  /** Completed: content accepted */
  | 'completed'
  /** Failed: no content within 30 days */
  | 'failed'
  /** Applied, waits for the company */
  | 'pending'
  /** Invited, has not answered yet */
  | 'pending_accept'
  /** Rejected */
  | 'rejected'
  /** Submitted content */
  | 'submitted_content'
  /** Accepted once Questboard grants access to keys */
  | 'waiting_for_access'
  /** On the waitlist of a pre-launch campaign */
  | 'waitlist';

/** Boolean expression to compare columns of type "key_campaign_participant_status_enum". All fields are combined with logical 'AND'. */
export type Key_Campaign_Participant_Status_Enum_Comparison_Exp = {
  _eq?: Key_Campaign_Participant_Status_Enum | null | undefined;
  _in?: Array<Key_Campaign_Participant_Status_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Key_Campaign_Participant_Status_Enum | null | undefined;
  _nin?: Array<Key_Campaign_Participant_Status_Enum> | null | undefined;
};

/** update columns of table "key_campaign_participant" */
export type Key_Campaign_Participant_Update_Column =
  /** column name */
  | 'applied_at'
  /** column name */
  | 'campaign_id'
  /** column name */
  | 'claimed_at'
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'deadline_at'
  /** column name */
  | 'decided_at'
  /** column name */
  | 'finished_at'
  /** column name */
  | 'id'
  /** column name */
  | 'message'
  /** column name */
  | 'status'
  /** column name */
  | 'status_changed_at'
  /** column name */
  | 'updated_at'
  /** column name */
  | 'version';

/** update columns of table "key_campaign" */
export type Key_Campaign_Update_Column =
  /** column name */
  | 'codes_per_creator'
  /** column name */
  | 'converted_at'
  /** column name */
  | 'id'
  /** column name */
  | 'planned_release'
  /** column name */
  | 'updated_at'
  /** column name */
  | 'waitlist';

/** Boolean expression to filter rows from the table "language". All fields are combined with a logical 'AND'. */
export type Language_Bool_Exp = {
  _and?: Array<Language_Bool_Exp> | null | undefined;
  _not?: Language_Bool_Exp | null | undefined;
  _or?: Array<Language_Bool_Exp> | null | undefined;
  code?: String_Comparison_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "language" */
export type Language_Constraint =
  /** unique or primary key constraint on columns "name" */
  | 'language_name_key'
  /** unique or primary key constraint on columns "code" */
  | 'language_pkey';

/** input type for inserting data into table "language" */
export type Language_Insert_Input = {
  /** ISO 639. */
  code?: string | null | undefined;
  /** What people read. */
  name?: string | null | undefined;
};

/** input type for inserting object relation for remote table "language" */
export type Language_Obj_Rel_Insert_Input = {
  data: Language_Insert_Input;
  /** upsert condition */
  on_conflict?: Language_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "language" */
export type Language_On_Conflict = {
  constraint: Language_Constraint;
  update_columns?: Array<Language_Update_Column>;
  where?: Language_Bool_Exp | null | undefined;
};

/** Ordering options when selecting data from "language". */
export type Language_Order_By = {
  code?: Order_By | null | undefined;
  name?: Order_By | null | undefined;
};

/** update columns of table "language" */
export type Language_Update_Column =
  /** column name */
  | 'code'
  /** column name */
  | 'name';

export type Ledger_Account_Aggregate_Bool_Exp = {
  count?: Ledger_Account_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Ledger_Account_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Ledger_Account_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Ledger_Account_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "ledger_account" */
export type Ledger_Account_Aggregate_Order_By = {
  count?: Order_By | null | undefined;
  max?: Ledger_Account_Max_Order_By | null | undefined;
  min?: Ledger_Account_Min_Order_By | null | undefined;
};

/** input type for inserting array relation for remote table "ledger_account" */
export type Ledger_Account_Arr_Rel_Insert_Input = {
  data: Array<Ledger_Account_Insert_Input>;
  /** upsert condition */
  on_conflict?: Ledger_Account_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "ledger_account". All fields are combined with a logical 'AND'. */
export type Ledger_Account_Bool_Exp = {
  _and?: Array<Ledger_Account_Bool_Exp> | null | undefined;
  _not?: Ledger_Account_Bool_Exp | null | undefined;
  _or?: Array<Ledger_Account_Bool_Exp> | null | undefined;
  balance?: Ledger_Balance_Bool_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  entries?: Ledger_Entry_Bool_Exp | null | undefined;
  entries_aggregate?: Ledger_Entry_Aggregate_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  kind?: Ledger_Account_Kind_Enum_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "ledger_account" */
export type Ledger_Account_Constraint =
  /** unique or primary key constraint on columns "company_id", "kind" */
  | 'ledger_account_company_key'
  /** unique or primary key constraint on columns "creator_id" */
  | 'ledger_account_creator_key'
  /** unique or primary key constraint on columns "id" */
  | 'ledger_account_pkey'
  /** unique or primary key constraint on columns "kind" */
  | 'ledger_account_platform_key';

/** input type for inserting data into table "ledger_account" */
export type Ledger_Account_Insert_Input = {
  company?: Company_Obj_Rel_Insert_Input | null | undefined;
  /** The company, for accounts of one. */
  company_id?: string | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  creator?: Creator_Obj_Rel_Insert_Input | null | undefined;
  /** The creator, for accounts of one. */
  creator_id?: string | null | undefined;
  entries?: Ledger_Entry_Arr_Rel_Insert_Input | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  /** Whose money it counts. */
  kind?: Ledger_Account_Kind_Enum | null | undefined;
};

export type Ledger_Account_Kind_Enum =
  /** The outside world that money comes from */
  | 'card_provider'
  /** Paid in by a company and not spent yet */
  | 'company'
  /** Earned by a creator and not paid out yet */
  | 'creator'
  /** Paid by a company for work that is not approved yet */
  | 'escrow'
  /** The outside world that money goes to */
  | 'payout_provider'
  /** Fees that the platform keeps */
  | 'revenue';

/** Boolean expression to compare columns of type "ledger_account_kind_enum". All fields are combined with logical 'AND'. */
export type Ledger_Account_Kind_Enum_Comparison_Exp = {
  _eq?: Ledger_Account_Kind_Enum | null | undefined;
  _in?: Array<Ledger_Account_Kind_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Ledger_Account_Kind_Enum | null | undefined;
  _nin?: Array<Ledger_Account_Kind_Enum> | null | undefined;
};

/** order by max() on columns of table "ledger_account" */
export type Ledger_Account_Max_Order_By = {
  /** The company, for accounts of one. */
  company_id?: Order_By | null | undefined;
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** The creator, for accounts of one. */
  creator_id?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** Whose money it counts. */
  kind?: Order_By | null | undefined;
};

/** order by min() on columns of table "ledger_account" */
export type Ledger_Account_Min_Order_By = {
  /** The company, for accounts of one. */
  company_id?: Order_By | null | undefined;
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** The creator, for accounts of one. */
  creator_id?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** Whose money it counts. */
  kind?: Order_By | null | undefined;
};

/** input type for inserting object relation for remote table "ledger_account" */
export type Ledger_Account_Obj_Rel_Insert_Input = {
  data: Ledger_Account_Insert_Input;
  /** upsert condition */
  on_conflict?: Ledger_Account_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "ledger_account" */
export type Ledger_Account_On_Conflict = {
  constraint: Ledger_Account_Constraint;
  update_columns?: Array<Ledger_Account_Update_Column>;
  where?: Ledger_Account_Bool_Exp | null | undefined;
};

/** select columns of table "ledger_account" */
export type Ledger_Account_Select_Column =
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'id'
  /** column name */
  | 'kind';

/** update columns of table "ledger_account" */
export type Ledger_Account_Update_Column =
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'id'
  /** column name */
  | 'kind';

/** Boolean expression to filter rows from the table "ledger_balance". All fields are combined with a logical 'AND'. */
export type Ledger_Balance_Bool_Exp = {
  _and?: Array<Ledger_Balance_Bool_Exp> | null | undefined;
  _not?: Ledger_Balance_Bool_Exp | null | undefined;
  _or?: Array<Ledger_Balance_Bool_Exp> | null | undefined;
  account_id?: Uuid_Comparison_Exp | null | undefined;
  balance_cents?: Bigint_Comparison_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  kind?: String_Comparison_Exp | null | undefined;
};

export type Ledger_Entry_Aggregate_Bool_Exp = {
  count?: Ledger_Entry_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Ledger_Entry_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Ledger_Entry_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Ledger_Entry_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "ledger_entry" */
export type Ledger_Entry_Arr_Rel_Insert_Input = {
  data: Array<Ledger_Entry_Insert_Input>;
  /** upsert condition */
  on_conflict?: Ledger_Entry_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "ledger_entry". All fields are combined with a logical 'AND'. */
export type Ledger_Entry_Bool_Exp = {
  _and?: Array<Ledger_Entry_Bool_Exp> | null | undefined;
  _not?: Ledger_Entry_Bool_Exp | null | undefined;
  _or?: Array<Ledger_Entry_Bool_Exp> | null | undefined;
  account?: Ledger_Account_Bool_Exp | null | undefined;
  account_id?: Uuid_Comparison_Exp | null | undefined;
  amount_cents?: Bigint_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Bigint_Comparison_Exp | null | undefined;
  transfer?: Ledger_Transfer_Bool_Exp | null | undefined;
  transfer_id?: Uuid_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "ledger_entry" */
export type Ledger_Entry_Constraint =
  /** unique or primary key constraint on columns "transfer_id", "account_id" */
  | 'ledger_entry_account_once'
  /** unique or primary key constraint on columns "id" */
  | 'ledger_entry_pkey';

/** input type for inserting data into table "ledger_entry" */
export type Ledger_Entry_Insert_Input = {
  account?: Ledger_Account_Obj_Rel_Insert_Input | null | undefined;
  /** The account that it changes. */
  account_id?: string | null | undefined;
  /** In US cents; above zero raises the balance. */
  amount_cents?: number | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  transfer?: Ledger_Transfer_Obj_Rel_Insert_Input | null | undefined;
  /** The movement it belongs to. */
  transfer_id?: string | null | undefined;
};

/** on_conflict condition type for table "ledger_entry" */
export type Ledger_Entry_On_Conflict = {
  constraint: Ledger_Entry_Constraint;
  update_columns?: Array<Ledger_Entry_Update_Column>;
  where?: Ledger_Entry_Bool_Exp | null | undefined;
};

/** select columns of table "ledger_entry" */
export type Ledger_Entry_Select_Column =
  /** column name */
  | 'account_id'
  /** column name */
  | 'amount_cents'
  /** column name */
  | 'created_at'
  /** column name */
  | 'id'
  /** column name */
  | 'transfer_id';

/** update columns of table "ledger_entry" */
export type Ledger_Entry_Update_Column =
  /** column name */
  | 'account_id'
  /** column name */
  | 'amount_cents'
  /** column name */
  | 'created_at'
  /** column name */
  | 'transfer_id';

/** Boolean expression to filter rows from the table "ledger_transfer". All fields are combined with a logical 'AND'. */
export type Ledger_Transfer_Bool_Exp = {
  _and?: Array<Ledger_Transfer_Bool_Exp> | null | undefined;
  _not?: Ledger_Transfer_Bool_Exp | null | undefined;
  _or?: Array<Ledger_Transfer_Bool_Exp> | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  description?: String_Comparison_Exp | null | undefined;
  entries?: Ledger_Entry_Bool_Exp | null | undefined;
  entries_aggregate?: Ledger_Entry_Aggregate_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  idempotency_key?: String_Comparison_Exp | null | undefined;
  kind?: Ledger_Transfer_Kind_Enum_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "ledger_transfer" */
export type Ledger_Transfer_Constraint =
  /** unique or primary key constraint on columns "idempotency_key" */
  | 'ledger_transfer_idempotency_key_key'
  /** unique or primary key constraint on columns "id" */
  | 'ledger_transfer_pkey';

/** input type for inserting data into table "ledger_transfer" */
export type Ledger_Transfer_Insert_Input = {
  /** When the row was made. */
  created_at?: string | null | undefined;
  /** The cause in words. */
  description?: string | null | undefined;
  entries?: Ledger_Entry_Arr_Rel_Insert_Input | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  /** Names the cause: the same cause moves money once. */
  idempotency_key?: string | null | undefined;
  /** Why money moves. */
  kind?: Ledger_Transfer_Kind_Enum | null | undefined;
};

export type Ledger_Transfer_Kind_Enum =
  /** Corrected by an admin */
  | 'adjustment'
  /** A creator's work was approved */
  | 'earning'
  /** Set aside for a Quest */
  | 'escrow'
  /** The platform's fee */
  | 'fee'
  /** A company paid */
  | 'payment'
  /** Paid out to a creator */
  | 'payout'
  /** A payout came back */
  | 'payout_returned'
  /** Paid back to a company */
  | 'refund';

/** Boolean expression to compare columns of type "ledger_transfer_kind_enum". All fields are combined with logical 'AND'. */
export type Ledger_Transfer_Kind_Enum_Comparison_Exp = {
  _eq?: Ledger_Transfer_Kind_Enum | null | undefined;
  _in?: Array<Ledger_Transfer_Kind_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Ledger_Transfer_Kind_Enum | null | undefined;
  _nin?: Array<Ledger_Transfer_Kind_Enum> | null | undefined;
};

/** input type for inserting object relation for remote table "ledger_transfer" */
export type Ledger_Transfer_Obj_Rel_Insert_Input = {
  data: Ledger_Transfer_Insert_Input;
  /** upsert condition */
  on_conflict?: Ledger_Transfer_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "ledger_transfer" */
export type Ledger_Transfer_On_Conflict = {
  constraint: Ledger_Transfer_Constraint;
  update_columns?: Array<Ledger_Transfer_Update_Column>;
  where?: Ledger_Transfer_Bool_Exp | null | undefined;
};

/** update columns of table "ledger_transfer" */
export type Ledger_Transfer_Update_Column =
  /** column name */
  | 'created_at'
  /** column name */
  | 'description'
  /** column name */
  | 'id'
  /** column name */
  | 'idempotency_key'
  /** column name */
  | 'kind';

export type Link_Aggregate_Bool_Exp = {
  count?: Link_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Link_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Link_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Link_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "link" */
export type Link_Arr_Rel_Insert_Input = {
  data: Array<Link_Insert_Input>;
  /** upsert condition */
  on_conflict?: Link_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "link". All fields are combined with a logical 'AND'. */
export type Link_Bool_Exp = {
  _and?: Array<Link_Bool_Exp> | null | undefined;
  _not?: Link_Bool_Exp | null | undefined;
  _or?: Array<Link_Bool_Exp> | null | undefined;
  activation?: Activation_Bool_Exp | null | undefined;
  activation_id?: Uuid_Comparison_Exp | null | undefined;
  click_count?: Bigint_Comparison_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  days?: Link_Click_Day_Bool_Exp | null | undefined;
  days_aggregate?: Link_Click_Day_Aggregate_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  kind?: Link_Kind_Enum_Comparison_Exp | null | undefined;
  slug?: String_Comparison_Exp | null | undefined;
  target_url?: String_Comparison_Exp | null | undefined;
};

export type Link_Click_Day_Aggregate_Bool_Exp = {
  count?: Link_Click_Day_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Link_Click_Day_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Link_Click_Day_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Link_Click_Day_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "link_click_day" */
export type Link_Click_Day_Arr_Rel_Insert_Input = {
  data: Array<Link_Click_Day_Insert_Input>;
  /** upsert condition */
  on_conflict?: Link_Click_Day_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "link_click_day". All fields are combined with a logical 'AND'. */
export type Link_Click_Day_Bool_Exp = {
  _and?: Array<Link_Click_Day_Bool_Exp> | null | undefined;
  _not?: Link_Click_Day_Bool_Exp | null | undefined;
  _or?: Array<Link_Click_Day_Bool_Exp> | null | undefined;
  activation?: Activation_Bool_Exp | null | undefined;
  activation_id?: Uuid_Comparison_Exp | null | undefined;
  clicks?: Bigint_Comparison_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  country?: String_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  day?: Date_Comparison_Exp | null | undefined;
  device?: Click_Device_Enum_Comparison_Exp | null | undefined;
  link?: Link_Bool_Exp | null | undefined;
  link_id?: Uuid_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "link_click_day" */
export type Link_Click_Day_Constraint =
  /** unique or primary key constraint on columns "link_id", "day", "country", "device" */
  | 'link_click_day_pkey';

/** input type for inserting data into table "link_click_day" */
export type Link_Click_Day_Insert_Input = {
  activation?: Activation_Obj_Rel_Insert_Input | null | undefined;
  /** The activation it belongs to. */
  activation_id?: string | null | undefined;
  /** How many. */
  clicks?: number | null | undefined;
  company?: Company_Obj_Rel_Insert_Input | null | undefined;
  /** The company it belongs to; kept equal to the activation's. */
  company_id?: string | null | undefined;
  /** ISO 3166-1 code of the country, ZZ when unknown. */
  country?: string | null | undefined;
  creator?: Creator_Obj_Rel_Insert_Input | null | undefined;
  /** The creator it is about. */
  creator_id?: string | null | undefined;
  /** The day, in UTC. */
  day?: string | null | undefined;
  /** Desktop, mobile or other. */
  device?: Click_Device_Enum | null | undefined;
  link?: Link_Obj_Rel_Insert_Input | null | undefined;
  /** The link. */
  link_id?: string | null | undefined;
};

/** on_conflict condition type for table "link_click_day" */
export type Link_Click_Day_On_Conflict = {
  constraint: Link_Click_Day_Constraint;
  update_columns?: Array<Link_Click_Day_Update_Column>;
  where?: Link_Click_Day_Bool_Exp | null | undefined;
};

/** select columns of table "link_click_day" */
export type Link_Click_Day_Select_Column =
  /** column name */
  | 'activation_id'
  /** column name */
  | 'clicks'
  /** column name */
  | 'company_id'
  /** column name */
  | 'country'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'day'
  /** column name */
  | 'device'
  /** column name */
  | 'link_id';

/** update columns of table "link_click_day" */
export type Link_Click_Day_Update_Column =
  /** column name */
  | 'activation_id'
  /** column name */
  | 'clicks'
  /** column name */
  | 'company_id'
  /** column name */
  | 'country'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'day'
  /** column name */
  | 'device'
  /** column name */
  | 'link_id';

/** unique or primary key constraints on table "link" */
export type Link_Constraint =
  /** unique or primary key constraint on columns "activation_id", "kind", "creator_id" */
  | 'link_once'
  /** unique or primary key constraint on columns "id" */
  | 'link_pkey'
  /** unique or primary key constraint on columns "slug" */
  | 'link_slug';

/** input type for inserting data into table "link" */
export type Link_Insert_Input = {
  activation?: Activation_Obj_Rel_Insert_Input | null | undefined;
  /** The activation. */
  activation_id?: string | null | undefined;
  /** Clicks so far; kept by a trigger. */
  click_count?: number | null | undefined;
  company?: Company_Obj_Rel_Insert_Input | null | undefined;
  /** The company it belongs to; kept equal to the activation's. */
  company_id?: string | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  creator?: Creator_Obj_Rel_Insert_Input | null | undefined;
  /** The creator whose link it is; none for the activation's own. */
  creator_id?: string | null | undefined;
  days?: Link_Click_Day_Arr_Rel_Insert_Input | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  /** What it is for. */
  kind?: Link_Kind_Enum | null | undefined;
  /** Its place in the address. */
  slug?: string | null | undefined;
  /** Where it leads. */
  target_url?: string | null | undefined;
};

export type Link_Kind_Enum =
  /** A creator's link of the kit */
  | 'affiliate'
  /** A creator's link whose clicks count for a mission */
  | 'mission'
  /** A key campaign's sharable link */
  | 'sharable'
  /** The link that a creator puts below quest content */
  | 'tracking';

/** Boolean expression to compare columns of type "link_kind_enum". All fields are combined with logical 'AND'. */
export type Link_Kind_Enum_Comparison_Exp = {
  _eq?: Link_Kind_Enum | null | undefined;
  _in?: Array<Link_Kind_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Link_Kind_Enum | null | undefined;
  _nin?: Array<Link_Kind_Enum> | null | undefined;
};

/** input type for inserting object relation for remote table "link" */
export type Link_Obj_Rel_Insert_Input = {
  data: Link_Insert_Input;
  /** upsert condition */
  on_conflict?: Link_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "link" */
export type Link_On_Conflict = {
  constraint: Link_Constraint;
  update_columns?: Array<Link_Update_Column>;
  where?: Link_Bool_Exp | null | undefined;
};

/** select columns of table "link" */
export type Link_Select_Column =
  /** column name */
  | 'activation_id'
  /** column name */
  | 'click_count'
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'id'
  /** column name */
  | 'kind'
  /** column name */
  | 'slug'
  /** column name */
  | 'target_url';

/** update columns of table "link" */
export type Link_Update_Column =
  /** column name */
  | 'activation_id'
  /** column name */
  | 'click_count'
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'id'
  /** column name */
  | 'kind'
  /** column name */
  | 'slug'
  /** column name */
  | 'target_url';

export type Match_Insight_Enum =
  /** Average match */
  | 'AVERAGE'
  /** Excellent match */
  | 'EXCELLENT'
  /** Good match */
  | 'GOOD'
  /** Great match */
  | 'GREAT'
  /** Poor match */
  | 'POOR';

/** Boolean expression to compare columns of type "match_insight_enum". All fields are combined with logical 'AND'. */
export type Match_Insight_Enum_Comparison_Exp = {
  _eq?: Match_Insight_Enum | null | undefined;
  _in?: Array<Match_Insight_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Match_Insight_Enum | null | undefined;
  _nin?: Array<Match_Insight_Enum> | null | undefined;
};

export type Matchmaking_Aggregate_Bool_Exp = {
  count?: Matchmaking_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Matchmaking_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Matchmaking_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Matchmaking_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "matchmaking" */
export type Matchmaking_Arr_Rel_Insert_Input = {
  data: Array<Matchmaking_Insert_Input>;
  /** upsert condition */
  on_conflict?: Matchmaking_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "matchmaking". All fields are combined with a logical 'AND'. */
export type Matchmaking_Bool_Exp = {
  _and?: Array<Matchmaking_Bool_Exp> | null | undefined;
  _not?: Matchmaking_Bool_Exp | null | undefined;
  _or?: Array<Matchmaking_Bool_Exp> | null | undefined;
  activation?: Activation_Bool_Exp | null | undefined;
  activation_id?: Uuid_Comparison_Exp | null | undefined;
  budget_cents?: Bigint_Comparison_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  countries?: String_Array_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  created_by?: Uuid_Comparison_Exp | null | undefined;
  creators_considered?: Int_Comparison_Exp | null | undefined;
  finished_at?: Timestamptz_Comparison_Exp | null | undefined;
  game?: Game_Bool_Exp | null | undefined;
  game_id?: Uuid_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  items?: Matchmaking_Item_Bool_Exp | null | undefined;
  items_aggregate?: Matchmaking_Item_Aggregate_Bool_Exp | null | undefined;
  languages?: String_Array_Comparison_Exp | null | undefined;
  objective?: Matchmaking_Objective_Enum_Comparison_Exp | null | undefined;
  platforms?: String_Array_Comparison_Exp | null | undefined;
  size_tiers?: String_Array_Comparison_Exp | null | undefined;
  status?: Matchmaking_Status_Enum_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "matchmaking" */
export type Matchmaking_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'matchmaking_pkey';

/** input type for inserting data into table "matchmaking" */
export type Matchmaking_Insert_Input = {
  activation?: Activation_Obj_Rel_Insert_Input | null | undefined;
  /** The activation that creators are sought for. */
  activation_id?: string | null | undefined;
  /** What may be spent at most, in US cents. */
  budget_cents?: number | null | undefined;
  company?: Company_Obj_Rel_Insert_Input | null | undefined;
  /** The company it belongs to; kept equal to the activation's. */
  company_id?: string | null | undefined;
  /** Audience targeting: creators from these countries. */
  countries?: Array<string> | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  /** Who asked. */
  created_by?: string | null | undefined;
  /** How many creators were looked at. */
  creators_considered?: number | null | undefined;
  /** When the suggestions were there. */
  finished_at?: string | null | undefined;
  game?: Game_Obj_Rel_Insert_Input | null | undefined;
  /** The game. */
  game_id?: string | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  items?: Matchmaking_Item_Arr_Rel_Insert_Input | null | undefined;
  /** Audience targeting: creators in these languages. */
  languages?: Array<string> | null | undefined;
  /** What the company wants to reach. */
  objective?: Matchmaking_Objective_Enum | null | undefined;
  /** Audience targeting: platforms. */
  platforms?: Array<string> | null | undefined;
  /** Audience targeting: creator size tiers. */
  size_tiers?: Array<string> | null | undefined;
  /** Where it is. */
  status?: Matchmaking_Status_Enum | null | undefined;
};

export type Matchmaking_Item_Aggregate_Bool_Exp = {
  avg?: Matchmaking_Item_Aggregate_Bool_Exp_Avg | null | undefined;
  bool_and?: Matchmaking_Item_Aggregate_Bool_Exp_Bool_And | null | undefined;
  bool_or?: Matchmaking_Item_Aggregate_Bool_Exp_Bool_Or | null | undefined;
  corr?: Matchmaking_Item_Aggregate_Bool_Exp_Corr | null | undefined;
  count?: Matchmaking_Item_Aggregate_Bool_Exp_Count | null | undefined;
  covar_samp?: Matchmaking_Item_Aggregate_Bool_Exp_Covar_Samp | null | undefined;
  max?: Matchmaking_Item_Aggregate_Bool_Exp_Max | null | undefined;
  min?: Matchmaking_Item_Aggregate_Bool_Exp_Min | null | undefined;
  stddev_samp?: Matchmaking_Item_Aggregate_Bool_Exp_Stddev_Samp | null | undefined;
  sum?: Matchmaking_Item_Aggregate_Bool_Exp_Sum | null | undefined;
  var_samp?: Matchmaking_Item_Aggregate_Bool_Exp_Var_Samp | null | undefined;
};

export type Matchmaking_Item_Aggregate_Bool_Exp_Avg = {
  arguments: Matchmaking_Item_Select_Column_Matchmaking_Item_Aggregate_Bool_Exp_Avg_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Matchmaking_Item_Bool_Exp | null | undefined;
  predicate: Float8_Comparison_Exp;
};

export type Matchmaking_Item_Aggregate_Bool_Exp_Bool_And = {
  arguments: Matchmaking_Item_Select_Column_Matchmaking_Item_Aggregate_Bool_Exp_Bool_And_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Matchmaking_Item_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Matchmaking_Item_Aggregate_Bool_Exp_Bool_Or = {
  arguments: Matchmaking_Item_Select_Column_Matchmaking_Item_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Matchmaking_Item_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Matchmaking_Item_Aggregate_Bool_Exp_Corr = {
  arguments: Matchmaking_Item_Aggregate_Bool_Exp_Corr_Arguments;
  distinct?: boolean | null | undefined;
  filter?: Matchmaking_Item_Bool_Exp | null | undefined;
  predicate: Float8_Comparison_Exp;
};

export type Matchmaking_Item_Aggregate_Bool_Exp_Corr_Arguments = {
  X: Matchmaking_Item_Select_Column_Matchmaking_Item_Aggregate_Bool_Exp_Corr_Arguments_Columns;
  Y: Matchmaking_Item_Select_Column_Matchmaking_Item_Aggregate_Bool_Exp_Corr_Arguments_Columns;
};

export type Matchmaking_Item_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Matchmaking_Item_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Matchmaking_Item_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

export type Matchmaking_Item_Aggregate_Bool_Exp_Covar_Samp = {
  arguments: Matchmaking_Item_Aggregate_Bool_Exp_Covar_Samp_Arguments;
  distinct?: boolean | null | undefined;
  filter?: Matchmaking_Item_Bool_Exp | null | undefined;
  predicate: Float8_Comparison_Exp;
};

export type Matchmaking_Item_Aggregate_Bool_Exp_Covar_Samp_Arguments = {
  X: Matchmaking_Item_Select_Column_Matchmaking_Item_Aggregate_Bool_Exp_Covar_Samp_Arguments_Columns;
  Y: Matchmaking_Item_Select_Column_Matchmaking_Item_Aggregate_Bool_Exp_Covar_Samp_Arguments_Columns;
};

export type Matchmaking_Item_Aggregate_Bool_Exp_Max = {
  arguments: Matchmaking_Item_Select_Column_Matchmaking_Item_Aggregate_Bool_Exp_Max_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Matchmaking_Item_Bool_Exp | null | undefined;
  predicate: Float8_Comparison_Exp;
};

export type Matchmaking_Item_Aggregate_Bool_Exp_Min = {
  arguments: Matchmaking_Item_Select_Column_Matchmaking_Item_Aggregate_Bool_Exp_Min_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Matchmaking_Item_Bool_Exp | null | undefined;
  predicate: Float8_Comparison_Exp;
};

export type Matchmaking_Item_Aggregate_Bool_Exp_Stddev_Samp = {
  arguments: Matchmaking_Item_Select_Column_Matchmaking_Item_Aggregate_Bool_Exp_Stddev_Samp_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Matchmaking_Item_Bool_Exp | null | undefined;
  predicate: Float8_Comparison_Exp;
};

export type Matchmaking_Item_Aggregate_Bool_Exp_Sum = {
  arguments: Matchmaking_Item_Select_Column_Matchmaking_Item_Aggregate_Bool_Exp_Sum_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Matchmaking_Item_Bool_Exp | null | undefined;
  predicate: Float8_Comparison_Exp;
};

export type Matchmaking_Item_Aggregate_Bool_Exp_Var_Samp = {
  arguments: Matchmaking_Item_Select_Column_Matchmaking_Item_Aggregate_Bool_Exp_Var_Samp_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Matchmaking_Item_Bool_Exp | null | undefined;
  predicate: Float8_Comparison_Exp;
};

/** input type for inserting array relation for remote table "matchmaking_item" */
export type Matchmaking_Item_Arr_Rel_Insert_Input = {
  data: Array<Matchmaking_Item_Insert_Input>;
  /** upsert condition */
  on_conflict?: Matchmaking_Item_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "matchmaking_item". All fields are combined with a logical 'AND'. */
export type Matchmaking_Item_Bool_Exp = {
  _and?: Array<Matchmaking_Item_Bool_Exp> | null | undefined;
  _not?: Matchmaking_Item_Bool_Exp | null | undefined;
  _or?: Array<Matchmaking_Item_Bool_Exp> | null | undefined;
  average_ccv?: Int_Comparison_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  cost_per_hour_cents?: Bigint_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  hours_streamed?: Numeric_Comparison_Exp | null | undefined;
  insight?: Match_Insight_Enum_Comparison_Exp | null | undefined;
  matchmaking?: Matchmaking_Bool_Exp | null | undefined;
  matchmaking_id?: Uuid_Comparison_Exp | null | undefined;
  platform?: Channel_Provider_Enum_Comparison_Exp | null | undefined;
  predicted_ccv?: Int_Comparison_Exp | null | undefined;
  score?: Float8_Comparison_Exp | null | undefined;
  selected?: Boolean_Comparison_Exp | null | undefined;
  suggested_offer_cents?: Bigint_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "matchmaking_item" */
export type Matchmaking_Item_Constraint =
  /** unique or primary key constraint on columns "matchmaking_id", "creator_id" */
  | 'matchmaking_item_pkey';

/** input type for inserting data into table "matchmaking_item" */
export type Matchmaking_Item_Insert_Input = {
  /** Average concurrent viewers. */
  average_ccv?: number | null | undefined;
  /** The company it belongs to; kept equal to the activation's. */
  company_id?: string | null | undefined;
  /** Estimated cost per hour in US cents. */
  cost_per_hour_cents?: number | null | undefined;
  creator?: Creator_Obj_Rel_Insert_Input | null | undefined;
  /** The creator it is about. */
  creator_id?: string | null | undefined;
  /** Hours streamed in the past 12 months. */
  hours_streamed?: number | null | undefined;
  /** How well the creator fits. */
  insight?: Match_Insight_Enum | null | undefined;
  matchmaking?: Matchmaking_Obj_Rel_Insert_Input | null | undefined;
  /** The matchmaking. */
  matchmaking_id?: string | null | undefined;
  /** The channel's platform. */
  platform?: Channel_Provider_Enum | null | undefined;
  /** Predicted concurrent viewers. */
  predicted_ccv?: number | null | undefined;
  /** RecSys score, 0 to 1. */
  score?: number | null | undefined;
  /** The company ticked this row. */
  selected?: boolean | null | undefined;
  /** Suggested offer in US cents. */
  suggested_offer_cents?: number | null | undefined;
  /** When the row last changed. */
  updated_at?: string | null | undefined;
};

/** on_conflict condition type for table "matchmaking_item" */
export type Matchmaking_Item_On_Conflict = {
  constraint: Matchmaking_Item_Constraint;
  update_columns?: Array<Matchmaking_Item_Update_Column>;
  where?: Matchmaking_Item_Bool_Exp | null | undefined;
};

/** select columns of table "matchmaking_item" */
export type Matchmaking_Item_Select_Column =
  /** column name */
  | 'average_ccv'
  /** column name */
  | 'company_id'
  /** column name */
  | 'cost_per_hour_cents'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'hours_streamed'
  /** column name */
  | 'insight'
  /** column name */
  | 'matchmaking_id'
  /** column name */
  | 'platform'
  /** column name */
  | 'predicted_ccv'
  /** column name */
  | 'score'
  /** column name */
  | 'selected'
  /** column name */
  | 'suggested_offer_cents'
  /** column name */
  | 'updated_at';

/** select "matchmaking_item_aggregate_bool_exp_avg_arguments_columns" columns of table "matchmaking_item" */
export type Matchmaking_Item_Select_Column_Matchmaking_Item_Aggregate_Bool_Exp_Avg_Arguments_Columns =
  /** column name */
  | 'score';

/** select "matchmaking_item_aggregate_bool_exp_bool_and_arguments_columns" columns of table "matchmaking_item" */
export type Matchmaking_Item_Select_Column_Matchmaking_Item_Aggregate_Bool_Exp_Bool_And_Arguments_Columns =
  /** column name */
  | 'selected';

/** select "matchmaking_item_aggregate_bool_exp_bool_or_arguments_columns" columns of table "matchmaking_item" */
export type Matchmaking_Item_Select_Column_Matchmaking_Item_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns =
  /** column name */
  | 'selected';

/** select "matchmaking_item_aggregate_bool_exp_corr_arguments_columns" columns of table "matchmaking_item" */
export type Matchmaking_Item_Select_Column_Matchmaking_Item_Aggregate_Bool_Exp_Corr_Arguments_Columns =
  /** column name */
  | 'score';

/** select "matchmaking_item_aggregate_bool_exp_covar_samp_arguments_columns" columns of table "matchmaking_item" */
export type Matchmaking_Item_Select_Column_Matchmaking_Item_Aggregate_Bool_Exp_Covar_Samp_Arguments_Columns =
  /** column name */
  | 'score';

/** select "matchmaking_item_aggregate_bool_exp_max_arguments_columns" columns of table "matchmaking_item" */
export type Matchmaking_Item_Select_Column_Matchmaking_Item_Aggregate_Bool_Exp_Max_Arguments_Columns =
  /** column name */
  | 'score';

/** select "matchmaking_item_aggregate_bool_exp_min_arguments_columns" columns of table "matchmaking_item" */
export type Matchmaking_Item_Select_Column_Matchmaking_Item_Aggregate_Bool_Exp_Min_Arguments_Columns =
  /** column name */
  | 'score';

/** select "matchmaking_item_aggregate_bool_exp_stddev_samp_arguments_columns" columns of table "matchmaking_item" */
export type Matchmaking_Item_Select_Column_Matchmaking_Item_Aggregate_Bool_Exp_Stddev_Samp_Arguments_Columns =
  /** column name */
  | 'score';

/** select "matchmaking_item_aggregate_bool_exp_sum_arguments_columns" columns of table "matchmaking_item" */
export type Matchmaking_Item_Select_Column_Matchmaking_Item_Aggregate_Bool_Exp_Sum_Arguments_Columns =
  /** column name */
  | 'score';

/** select "matchmaking_item_aggregate_bool_exp_var_samp_arguments_columns" columns of table "matchmaking_item" */
export type Matchmaking_Item_Select_Column_Matchmaking_Item_Aggregate_Bool_Exp_Var_Samp_Arguments_Columns =
  /** column name */
  | 'score';

/** update columns of table "matchmaking_item" */
export type Matchmaking_Item_Update_Column =
  /** column name */
  | 'average_ccv'
  /** column name */
  | 'company_id'
  /** column name */
  | 'cost_per_hour_cents'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'hours_streamed'
  /** column name */
  | 'insight'
  /** column name */
  | 'matchmaking_id'
  /** column name */
  | 'platform'
  /** column name */
  | 'predicted_ccv'
  /** column name */
  | 'score'
  /** column name */
  | 'selected'
  /** column name */
  | 'suggested_offer_cents'
  /** column name */
  | 'updated_at';

/** input type for inserting object relation for remote table "matchmaking" */
export type Matchmaking_Obj_Rel_Insert_Input = {
  data: Matchmaking_Insert_Input;
  /** upsert condition */
  on_conflict?: Matchmaking_On_Conflict | null | undefined;
};

export type Matchmaking_Objective_Enum =
  /** As many people as possible see the game */
  | 'awareness'
  /** People go on to wishlist or buy */
  | 'conversion'
  /** People who watch are involved */
  | 'engagement';

/** Boolean expression to compare columns of type "matchmaking_objective_enum". All fields are combined with logical 'AND'. */
export type Matchmaking_Objective_Enum_Comparison_Exp = {
  _eq?: Matchmaking_Objective_Enum | null | undefined;
  _in?: Array<Matchmaking_Objective_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Matchmaking_Objective_Enum | null | undefined;
  _nin?: Array<Matchmaking_Objective_Enum> | null | undefined;
};

/** on_conflict condition type for table "matchmaking" */
export type Matchmaking_On_Conflict = {
  constraint: Matchmaking_Constraint;
  update_columns?: Array<Matchmaking_Update_Column>;
  where?: Matchmaking_Bool_Exp | null | undefined;
};

/** select columns of table "matchmaking" */
export type Matchmaking_Select_Column =
  /** column name */
  | 'activation_id'
  /** column name */
  | 'budget_cents'
  /** column name */
  | 'company_id'
  /** column name */
  | 'countries'
  /** column name */
  | 'created_at'
  /** column name */
  | 'created_by'
  /** column name */
  | 'creators_considered'
  /** column name */
  | 'finished_at'
  /** column name */
  | 'game_id'
  /** column name */
  | 'id'
  /** column name */
  | 'languages'
  /** column name */
  | 'objective'
  /** column name */
  | 'platforms'
  /** column name */
  | 'size_tiers'
  /** column name */
  | 'status';

export type Matchmaking_Status_Enum =
  /** It could not be computed */
  | 'failed'
  /** Being computed */
  | 'generating'
  /** The suggestions are there */
  | 'ready';

/** Boolean expression to compare columns of type "matchmaking_status_enum". All fields are combined with logical 'AND'. */
export type Matchmaking_Status_Enum_Comparison_Exp = {
  _eq?: Matchmaking_Status_Enum | null | undefined;
  _in?: Array<Matchmaking_Status_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Matchmaking_Status_Enum | null | undefined;
  _nin?: Array<Matchmaking_Status_Enum> | null | undefined;
};

/** update columns of table "matchmaking" */
export type Matchmaking_Update_Column =
  /** column name */
  | 'activation_id'
  /** column name */
  | 'budget_cents'
  /** column name */
  | 'company_id'
  /** column name */
  | 'countries'
  /** column name */
  | 'created_at'
  /** column name */
  | 'created_by'
  /** column name */
  | 'creators_considered'
  /** column name */
  | 'finished_at'
  /** column name */
  | 'game_id'
  /** column name */
  | 'id'
  /** column name */
  | 'languages'
  /** column name */
  | 'objective'
  /** column name */
  | 'platforms'
  /** column name */
  | 'size_tiers'
  /** column name */
  | 'status';

export type Metric_Type_Enum =
  /** Clicks */
  | 'CLICKS'
  /** Submissions that the company accepts */
  | 'CUSTOM'
  /** Minutes streamed */
  | 'STREAM_CONTENT_AIR_TIME'
  /** Average concurrent viewers */
  | 'STREAM_CONTENT_CCV'
  /** Hours watched */
  | 'STREAM_CONTENT_HOURS_WATCHED'
  /** Average views per video */
  | 'VIDEO_AVERAGE_VIEWS_PER_VIDEO'
  /** Video views */
  | 'VIDEO_VIEWS';

/** Boolean expression to compare columns of type "metric_type_enum". All fields are combined with logical 'AND'. */
export type Metric_Type_Enum_Comparison_Exp = {
  _eq?: Metric_Type_Enum | null | undefined;
  _in?: Array<Metric_Type_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Metric_Type_Enum | null | undefined;
  _nin?: Array<Metric_Type_Enum> | null | undefined;
};

export type Mission_Access_Enum =
  /** Creators on chosen Creator Lists */
  | 'creator_lists'
  /** Open to all creators, including those outside the program */
  | 'none'
  /** Creator Program members only */
  | 'program_members'
  /** Creators who completed one of the chosen live Missions first */
  | 'sequential';

/** Boolean expression to compare columns of type "mission_access_enum". All fields are combined with logical 'AND'. */
export type Mission_Access_Enum_Comparison_Exp = {
  _eq?: Mission_Access_Enum | null | undefined;
  _in?: Array<Mission_Access_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Mission_Access_Enum | null | undefined;
  _nin?: Array<Mission_Access_Enum> | null | undefined;
};

/** Boolean expression to filter rows from the table "mission". All fields are combined with a logical 'AND'. */
export type Mission_Bool_Exp = {
  _and?: Array<Mission_Bool_Exp> | null | undefined;
  _not?: Mission_Bool_Exp | null | undefined;
  _or?: Array<Mission_Bool_Exp> | null | undefined;
  access?: Mission_Access_Enum_Comparison_Exp | null | undefined;
  activation?: Activation_Bool_Exp | null | undefined;
  criteria?: Mission_Criterion_Bool_Exp | null | undefined;
  criteria_aggregate?: Mission_Criterion_Aggregate_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  kind?: String_Comparison_Exp | null | undefined;
  max_participants?: Int_Comparison_Exp | null | undefined;
  repeatable_count?: Int_Comparison_Exp | null | undefined;
  rewards?: Mission_Reward_Bool_Exp | null | undefined;
  rewards_aggregate?: Mission_Reward_Aggregate_Bool_Exp | null | undefined;
  run_days?: Int_Comparison_Exp | null | undefined;
  runs?: Mission_Run_Bool_Exp | null | undefined;
  runs_aggregate?: Mission_Run_Aggregate_Bool_Exp | null | undefined;
  unlocks?: Mission_Unlock_Bool_Exp | null | undefined;
  unlocks_aggregate?: Mission_Unlock_Aggregate_Bool_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "mission" */
export type Mission_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'mission_pkey';

export type Mission_Criterion_Aggregate_Bool_Exp = {
  count?: Mission_Criterion_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Mission_Criterion_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Mission_Criterion_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Mission_Criterion_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "mission_criterion" */
export type Mission_Criterion_Arr_Rel_Insert_Input = {
  data: Array<Mission_Criterion_Insert_Input>;
  /** upsert condition */
  on_conflict?: Mission_Criterion_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "mission_criterion". All fields are combined with a logical 'AND'. */
export type Mission_Criterion_Bool_Exp = {
  _and?: Array<Mission_Criterion_Bool_Exp> | null | undefined;
  _not?: Mission_Criterion_Bool_Exp | null | undefined;
  _or?: Array<Mission_Criterion_Bool_Exp> | null | undefined;
  category?: Criterion_Category_Enum_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  custom_completion?: Custom_Completion_Enum_Comparison_Exp | null | undefined;
  description?: String_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  metric?: Metric_Type_Enum_Comparison_Exp | null | undefined;
  mission?: Mission_Bool_Exp | null | undefined;
  mission_id?: Uuid_Comparison_Exp | null | undefined;
  position?: Int_Comparison_Exp | null | undefined;
  progress?: Mission_Progress_Bool_Exp | null | undefined;
  progress_aggregate?: Mission_Progress_Aggregate_Bool_Exp | null | undefined;
  target?: Bigint_Comparison_Exp | null | undefined;
  title?: String_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "mission_criterion" */
export type Mission_Criterion_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'mission_criterion_pkey';

/** input type for inserting data into table "mission_criterion" */
export type Mission_Criterion_Insert_Input = {
  /** What kind of thing counts. */
  category?: Criterion_Category_Enum | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  /** How a custom criterion is completed. */
  custom_completion?: Custom_Completion_Enum | null | undefined;
  /** More of them. */
  description?: string | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  /** What is measured. */
  metric?: Metric_Type_Enum | null | undefined;
  mission?: Mission_Obj_Rel_Insert_Input | null | undefined;
  /** The mission. */
  mission_id?: string | null | undefined;
  /** Place in the list, from 1. */
  position?: number | null | undefined;
  progress?: Mission_Progress_Arr_Rel_Insert_Input | null | undefined;
  /** How much of it is enough; for custom ones the number of accepted submissions. */
  target?: number | null | undefined;
  /** The criterion in the company's words. */
  title?: string | null | undefined;
};

/** input type for inserting object relation for remote table "mission_criterion" */
export type Mission_Criterion_Obj_Rel_Insert_Input = {
  data: Mission_Criterion_Insert_Input;
  /** upsert condition */
  on_conflict?: Mission_Criterion_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "mission_criterion" */
export type Mission_Criterion_On_Conflict = {
  constraint: Mission_Criterion_Constraint;
  update_columns?: Array<Mission_Criterion_Update_Column>;
  where?: Mission_Criterion_Bool_Exp | null | undefined;
};

/** select columns of table "mission_criterion" */
export type Mission_Criterion_Select_Column =
  /** column name */
  | 'category'
  /** column name */
  | 'created_at'
  /** column name */
  | 'custom_completion'
  /** column name */
  | 'description'
  /** column name */
  | 'id'
  /** column name */
  | 'metric'
  /** column name */
  | 'mission_id'
  /** column name */
  | 'position'
  /** column name */
  | 'target'
  /** column name */
  | 'title';

/** update columns of table "mission_criterion" */
export type Mission_Criterion_Update_Column =
  /** column name */
  | 'category'
  /** column name */
  | 'created_at'
  /** column name */
  | 'custom_completion'
  /** column name */
  | 'description'
  /** column name */
  | 'id'
  /** column name */
  | 'metric'
  /** column name */
  | 'mission_id'
  /** column name */
  | 'position'
  /** column name */
  | 'target'
  /** column name */
  | 'title';

/** input type for inserting data into table "mission" */
export type Mission_Insert_Input = {
  /** Which access restriction applies; the chosen lists, program and missions stand in the requirement. */
  access?: Mission_Access_Enum | null | undefined;
  activation?: Activation_Obj_Rel_Insert_Input | null | undefined;
  criteria?: Mission_Criterion_Arr_Rel_Insert_Input | null | undefined;
  /** The activation's id. */
  id?: string | null | undefined;
  /** At most so many creators; none: unlimited. */
  max_participants?: number | null | undefined;
  /** How often a creator may complete it; 0 means unlimited. */
  repeatable_count?: number | null | undefined;
  rewards?: Mission_Reward_Arr_Rel_Insert_Input | null | undefined;
  /** Days a creator has from joining; none: until the mission ends. */
  run_days?: number | null | undefined;
  runs?: Mission_Run_Arr_Rel_Insert_Input | null | undefined;
  /** When the row last changed. */
  updated_at?: string | null | undefined;
};

/** input type for inserting object relation for remote table "mission" */
export type Mission_Obj_Rel_Insert_Input = {
  data: Mission_Insert_Input;
  /** upsert condition */
  on_conflict?: Mission_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "mission" */
export type Mission_On_Conflict = {
  constraint: Mission_Constraint;
  update_columns?: Array<Mission_Update_Column>;
  where?: Mission_Bool_Exp | null | undefined;
};

export type Mission_Progress_Aggregate_Bool_Exp = {
  count?: Mission_Progress_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Mission_Progress_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Mission_Progress_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Mission_Progress_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "mission_progress" */
export type Mission_Progress_Arr_Rel_Insert_Input = {
  data: Array<Mission_Progress_Insert_Input>;
  /** upsert condition */
  on_conflict?: Mission_Progress_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "mission_progress". All fields are combined with a logical 'AND'. */
export type Mission_Progress_Bool_Exp = {
  _and?: Array<Mission_Progress_Bool_Exp> | null | undefined;
  _not?: Mission_Progress_Bool_Exp | null | undefined;
  _or?: Array<Mission_Progress_Bool_Exp> | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  criterion?: Mission_Criterion_Bool_Exp | null | undefined;
  criterion_id?: Uuid_Comparison_Exp | null | undefined;
  met_at?: Timestamptz_Comparison_Exp | null | undefined;
  mission_run?: Mission_Run_Bool_Exp | null | undefined;
  mission_run_id?: Uuid_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
  value?: Bigint_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "mission_progress" */
export type Mission_Progress_Constraint =
  /** unique or primary key constraint on columns "mission_run_id", "criterion_id" */
  | 'mission_progress_pkey';

/** input type for inserting data into table "mission_progress" */
export type Mission_Progress_Insert_Input = {
  company?: Company_Obj_Rel_Insert_Input | null | undefined;
  /** The company it belongs to; kept equal to the activation's. */
  company_id?: string | null | undefined;
  creator?: Creator_Obj_Rel_Insert_Input | null | undefined;
  /** The creator it is about. */
  creator_id?: string | null | undefined;
  criterion?: Mission_Criterion_Obj_Rel_Insert_Input | null | undefined;
  /** The criterion. */
  criterion_id?: string | null | undefined;
  /** When the target was reached. */
  met_at?: string | null | undefined;
  mission_run?: Mission_Run_Obj_Rel_Insert_Input | null | undefined;
  /** The run. */
  mission_run_id?: string | null | undefined;
  /** When the row last changed. */
  updated_at?: string | null | undefined;
  /** How much has been reached. */
  value?: number | null | undefined;
};

/** on_conflict condition type for table "mission_progress" */
export type Mission_Progress_On_Conflict = {
  constraint: Mission_Progress_Constraint;
  update_columns?: Array<Mission_Progress_Update_Column>;
  where?: Mission_Progress_Bool_Exp | null | undefined;
};

/** select columns of table "mission_progress" */
export type Mission_Progress_Select_Column =
  /** column name */
  | 'company_id'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'criterion_id'
  /** column name */
  | 'met_at'
  /** column name */
  | 'mission_run_id'
  /** column name */
  | 'updated_at'
  /** column name */
  | 'value';

/** update columns of table "mission_progress" */
export type Mission_Progress_Update_Column =
  /** column name */
  | 'company_id'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'criterion_id'
  /** column name */
  | 'met_at'
  /** column name */
  | 'mission_run_id'
  /** column name */
  | 'updated_at'
  /** column name */
  | 'value';

export type Mission_Reward_Aggregate_Bool_Exp = {
  bool_and?: Mission_Reward_Aggregate_Bool_Exp_Bool_And | null | undefined;
  bool_or?: Mission_Reward_Aggregate_Bool_Exp_Bool_Or | null | undefined;
  count?: Mission_Reward_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Mission_Reward_Aggregate_Bool_Exp_Bool_And = {
  arguments: Mission_Reward_Select_Column_Mission_Reward_Aggregate_Bool_Exp_Bool_And_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Mission_Reward_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Mission_Reward_Aggregate_Bool_Exp_Bool_Or = {
  arguments: Mission_Reward_Select_Column_Mission_Reward_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Mission_Reward_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Mission_Reward_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Mission_Reward_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Mission_Reward_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "mission_reward" */
export type Mission_Reward_Arr_Rel_Insert_Input = {
  data: Array<Mission_Reward_Insert_Input>;
  /** upsert condition */
  on_conflict?: Mission_Reward_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "mission_reward". All fields are combined with a logical 'AND'. */
export type Mission_Reward_Bool_Exp = {
  _and?: Array<Mission_Reward_Bool_Exp> | null | undefined;
  _not?: Mission_Reward_Bool_Exp | null | undefined;
  _or?: Array<Mission_Reward_Bool_Exp> | null | undefined;
  agreed?: Boolean_Comparison_Exp | null | undefined;
  channels?: Mission_Reward_Channel_Bool_Exp | null | undefined;
  channels_aggregate?: Mission_Reward_Channel_Aggregate_Bool_Exp | null | undefined;
  code_item?: Code_Item_Bool_Exp | null | undefined;
  code_item_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  description?: String_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  image_url?: String_Comparison_Exp | null | undefined;
  kind?: Mission_Reward_Kind_Enum_Comparison_Exp | null | undefined;
  message?: String_Comparison_Exp | null | undefined;
  mission?: Mission_Bool_Exp | null | undefined;
  mission_id?: Uuid_Comparison_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
  number_of_items?: Int_Comparison_Exp | null | undefined;
  position?: Int_Comparison_Exp | null | undefined;
  quantity?: Int_Comparison_Exp | null | undefined;
};

export type Mission_Reward_Channel_Aggregate_Bool_Exp = {
  count?: Mission_Reward_Channel_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Mission_Reward_Channel_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Mission_Reward_Channel_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Mission_Reward_Channel_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "mission_reward_channel" */
export type Mission_Reward_Channel_Arr_Rel_Insert_Input = {
  data: Array<Mission_Reward_Channel_Insert_Input>;
  /** upsert condition */
  on_conflict?: Mission_Reward_Channel_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "mission_reward_channel". All fields are combined with a logical 'AND'. */
export type Mission_Reward_Channel_Bool_Exp = {
  _and?: Array<Mission_Reward_Channel_Bool_Exp> | null | undefined;
  _not?: Mission_Reward_Channel_Bool_Exp | null | undefined;
  _or?: Array<Mission_Reward_Channel_Bool_Exp> | null | undefined;
  distribution_channel?: Distribution_Channel_Bool_Exp | null | undefined;
  distribution_channel_id?: String_Comparison_Exp | null | undefined;
  reward?: Mission_Reward_Bool_Exp | null | undefined;
  reward_id?: Uuid_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "mission_reward_channel" */
export type Mission_Reward_Channel_Constraint =
  /** unique or primary key constraint on columns "reward_id", "distribution_channel_id" */
  | 'mission_reward_channel_pkey';

/** input type for inserting data into table "mission_reward_channel" */
export type Mission_Reward_Channel_Insert_Input = {
  distribution_channel?: Distribution_Channel_Obj_Rel_Insert_Input | null | undefined;
  /** The platform or store. */
  distribution_channel_id?: string | null | undefined;
  reward?: Mission_Reward_Obj_Rel_Insert_Input | null | undefined;
  /** The reward. */
  reward_id?: string | null | undefined;
};

/** on_conflict condition type for table "mission_reward_channel" */
export type Mission_Reward_Channel_On_Conflict = {
  constraint: Mission_Reward_Channel_Constraint;
  update_columns?: Array<Mission_Reward_Channel_Update_Column>;
  where?: Mission_Reward_Channel_Bool_Exp | null | undefined;
};

/** select columns of table "mission_reward_channel" */
export type Mission_Reward_Channel_Select_Column =
  /** column name */
  | 'distribution_channel_id'
  /** column name */
  | 'reward_id';

/** update columns of table "mission_reward_channel" */
export type Mission_Reward_Channel_Update_Column =
  /** column name */
  | 'distribution_channel_id'
  /** column name */
  | 'reward_id';

/** unique or primary key constraints on table "mission_reward" */
export type Mission_Reward_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'mission_reward_pkey';

/** input type for inserting data into table "mission_reward" */
export type Mission_Reward_Insert_Input = {
  /** The company has ticked that it will deliver the reward. */
  agreed?: boolean | null | undefined;
  channels?: Mission_Reward_Channel_Arr_Rel_Insert_Input | null | undefined;
  code_item?: Code_Item_Obj_Rel_Insert_Input | null | undefined;
  /** The code item that a distribution rule gives out. */
  code_item_id?: string | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  /** Its description. */
  description?: string | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  /** Picture, 120x160. */
  image_url?: string | null | undefined;
  /** Custom, merchandise or a code distribution rule. */
  kind?: Mission_Reward_Kind_Enum | null | undefined;
  /** Optional words to the creator who claims it. */
  message?: string | null | undefined;
  mission?: Mission_Obj_Rel_Insert_Input | null | undefined;
  /** The mission. */
  mission_id?: string | null | undefined;
  /** Its name. */
  name?: string | null | undefined;
  /** Items of merchandise per creator. */
  number_of_items?: number | null | undefined;
  /** Place in the list, from 1. */
  position?: number | null | undefined;
  /** Codes per creator under a distribution rule. */
  quantity?: number | null | undefined;
};

export type Mission_Reward_Kind_Enum =
  /** Codes of the Code Manager */
  | 'code'
  /** Custom: something the company describes */
  | 'custom'
  /** Merchandise that is shipped */
  | 'merchandise';

/** Boolean expression to compare columns of type "mission_reward_kind_enum". All fields are combined with logical 'AND'. */
export type Mission_Reward_Kind_Enum_Comparison_Exp = {
  _eq?: Mission_Reward_Kind_Enum | null | undefined;
  _in?: Array<Mission_Reward_Kind_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Mission_Reward_Kind_Enum | null | undefined;
  _nin?: Array<Mission_Reward_Kind_Enum> | null | undefined;
};

/** input type for inserting object relation for remote table "mission_reward" */
export type Mission_Reward_Obj_Rel_Insert_Input = {
  data: Mission_Reward_Insert_Input;
  /** upsert condition */
  on_conflict?: Mission_Reward_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "mission_reward" */
export type Mission_Reward_On_Conflict = {
  constraint: Mission_Reward_Constraint;
  update_columns?: Array<Mission_Reward_Update_Column>;
  where?: Mission_Reward_Bool_Exp | null | undefined;
};

/** select columns of table "mission_reward" */
export type Mission_Reward_Select_Column =
  /** column name */
  | 'agreed'
  /** column name */
  | 'code_item_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'description'
  /** column name */
  | 'id'
  /** column name */
  | 'image_url'
  /** column name */
  | 'kind'
  /** column name */
  | 'message'
  /** column name */
  | 'mission_id'
  /** column name */
  | 'name'
  /** column name */
  | 'number_of_items'
  /** column name */
  | 'position'
  /** column name */
  | 'quantity';

/** select "mission_reward_aggregate_bool_exp_bool_and_arguments_columns" columns of table "mission_reward" */
export type Mission_Reward_Select_Column_Mission_Reward_Aggregate_Bool_Exp_Bool_And_Arguments_Columns =
  /** column name */
  | 'agreed';

/** select "mission_reward_aggregate_bool_exp_bool_or_arguments_columns" columns of table "mission_reward" */
export type Mission_Reward_Select_Column_Mission_Reward_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns =
  /** column name */
  | 'agreed';

/** update columns of table "mission_reward" */
export type Mission_Reward_Update_Column =
  /** column name */
  | 'agreed'
  /** column name */
  | 'code_item_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'description'
  /** column name */
  | 'id'
  /** column name */
  | 'image_url'
  /** column name */
  | 'kind'
  /** column name */
  | 'message'
  /** column name */
  | 'mission_id'
  /** column name */
  | 'name'
  /** column name */
  | 'number_of_items'
  /** column name */
  | 'position'
  /** column name */
  | 'quantity';

export type Mission_Run_Aggregate_Bool_Exp = {
  count?: Mission_Run_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Mission_Run_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Mission_Run_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Mission_Run_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "mission_run" */
export type Mission_Run_Arr_Rel_Insert_Input = {
  data: Array<Mission_Run_Insert_Input>;
  /** upsert condition */
  on_conflict?: Mission_Run_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "mission_run". All fields are combined with a logical 'AND'. */
export type Mission_Run_Bool_Exp = {
  _and?: Array<Mission_Run_Bool_Exp> | null | undefined;
  _not?: Mission_Run_Bool_Exp | null | undefined;
  _or?: Array<Mission_Run_Bool_Exp> | null | undefined;
  claims?: Reward_Claim_Bool_Exp | null | undefined;
  claims_aggregate?: Reward_Claim_Aggregate_Bool_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  deadline_at?: Timestamptz_Comparison_Exp | null | undefined;
  finished_at?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  joined_at?: Timestamptz_Comparison_Exp | null | undefined;
  mission?: Mission_Bool_Exp | null | undefined;
  mission_id?: Uuid_Comparison_Exp | null | undefined;
  progress?: Mission_Progress_Bool_Exp | null | undefined;
  progress_aggregate?: Mission_Progress_Aggregate_Bool_Exp | null | undefined;
  review_message?: String_Comparison_Exp | null | undefined;
  reviewed_at?: Timestamptz_Comparison_Exp | null | undefined;
  round?: Int_Comparison_Exp | null | undefined;
  shipping_address?: Shipping_Address_Bool_Exp | null | undefined;
  status?: Mission_Run_Status_Enum_Comparison_Exp | null | undefined;
  status_changed_at?: Timestamptz_Comparison_Exp | null | undefined;
  submissions?: Submission_Bool_Exp | null | undefined;
  submissions_aggregate?: Submission_Aggregate_Bool_Exp | null | undefined;
  submitted_at?: Timestamptz_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "mission_run" */
export type Mission_Run_Constraint =
  /** unique or primary key constraint on columns "id", "creator_id" */
  | 'mission_run_id_creator_id_key'
  /** unique or primary key constraint on columns "mission_id", "creator_id" */
  | 'mission_run_one_open_per_creator'
  /** unique or primary key constraint on columns "id" */
  | 'mission_run_pkey'
  /** unique or primary key constraint on columns "mission_id", "creator_id", "round" */
  | 'mission_run_round';

/** input type for inserting data into table "mission_run" */
export type Mission_Run_Insert_Input = {
  claims?: Reward_Claim_Arr_Rel_Insert_Input | null | undefined;
  company?: Company_Obj_Rel_Insert_Input | null | undefined;
  /** The company it belongs to; kept equal to the activation's. */
  company_id?: string | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  creator?: Creator_Obj_Rel_Insert_Input | null | undefined;
  /** The creator it is about. */
  creator_id?: string | null | undefined;
  /** Until when content must be submitted. */
  deadline_at?: string | null | undefined;
  /** When a terminal status was reached. */
  finished_at?: string | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  /** Only content made after this counts. */
  joined_at?: string | null | undefined;
  mission?: Mission_Obj_Rel_Insert_Input | null | undefined;
  /** The mission. */
  mission_id?: string | null | undefined;
  progress?: Mission_Progress_Arr_Rel_Insert_Input | null | undefined;
  /** What the company says when it declines. */
  review_message?: string | null | undefined;
  /** When the company decided. */
  reviewed_at?: string | null | undefined;
  /** The how-manieth time this creator does the mission. */
  round?: number | null | undefined;
  shipping_address?: Shipping_Address_Obj_Rel_Insert_Input | null | undefined;
  /** Where it stands; only the moves of mission_run_transition are legal. */
  status?: Mission_Run_Status_Enum | null | undefined;
  /** When the status last changed. */
  status_changed_at?: string | null | undefined;
  submissions?: Submission_Arr_Rel_Insert_Input | null | undefined;
  /** When everything was submitted. */
  submitted_at?: string | null | undefined;
  /** When the row last changed. */
  updated_at?: string | null | undefined;
  /** Counts the changes, so that a guarded transition can say which state it saw. */
  version?: number | null | undefined;
};

/** input type for inserting object relation for remote table "mission_run" */
export type Mission_Run_Obj_Rel_Insert_Input = {
  data: Mission_Run_Insert_Input;
  /** upsert condition */
  on_conflict?: Mission_Run_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "mission_run" */
export type Mission_Run_On_Conflict = {
  constraint: Mission_Run_Constraint;
  update_columns?: Array<Mission_Run_Update_Column>;
  where?: Mission_Run_Bool_Exp | null | undefined;
};

/** select columns of table "mission_run" */
export type Mission_Run_Select_Column =
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'deadline_at'
  /** column name */
  | 'finished_at'
  /** column name */
  | 'id'
  /** column name */
  | 'joined_at'
  /** column name */
  | 'mission_id'
  /** column name */
  | 'review_message'
  /** column name */
  | 'reviewed_at'
  /** column name */
  | 'round'
  /** column name */
  | 'status'
  /** column name */
  | 'status_changed_at'
  /** column name */
  | 'submitted_at'
  /** column name */
  | 'updated_at'
  /** column name */
  | 'version';

export type Mission_Run_Status_Enum =
  /** Under way */
  | 'active'
  /** Canceled by the company */
  | 'canceled'
  /** Rewards wait to be claimed */
  | 'claimReward'
  /** Completed */
  | 'completed'
  /** Declined: the content was not approved, or the mission ended */
  | 'declined'
  /** Expired: the deadline was missed */
  | 'expired'
  /** The company is reviewing */
  | 'review';

/** Boolean expression to compare columns of type "mission_run_status_enum". All fields are combined with logical 'AND'. */
export type Mission_Run_Status_Enum_Comparison_Exp = {
  _eq?: Mission_Run_Status_Enum | null | undefined;
  _in?: Array<Mission_Run_Status_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Mission_Run_Status_Enum | null | undefined;
  _nin?: Array<Mission_Run_Status_Enum> | null | undefined;
};

/** update columns of table "mission_run" */
export type Mission_Run_Update_Column =
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'deadline_at'
  /** column name */
  | 'finished_at'
  /** column name */
  | 'id'
  /** column name */
  | 'joined_at'
  /** column name */
  | 'mission_id'
  /** column name */
  | 'review_message'
  /** column name */
  | 'reviewed_at'
  /** column name */
  | 'round'
  /** column name */
  | 'status'
  /** column name */
  | 'status_changed_at'
  /** column name */
  | 'submitted_at'
  /** column name */
  | 'updated_at'
  /** column name */
  | 'version';

export type Mission_Unlock_Aggregate_Bool_Exp = {
  count?: Mission_Unlock_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Mission_Unlock_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Mission_Unlock_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Mission_Unlock_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** Boolean expression to filter rows from the table "mission_unlock". All fields are combined with a logical 'AND'. */
export type Mission_Unlock_Bool_Exp = {
  _and?: Array<Mission_Unlock_Bool_Exp> | null | undefined;
  _not?: Mission_Unlock_Bool_Exp | null | undefined;
  _or?: Array<Mission_Unlock_Bool_Exp> | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  mission?: Mission_Bool_Exp | null | undefined;
  mission_id?: Uuid_Comparison_Exp | null | undefined;
  unlocked_activation?: Activation_Bool_Exp | null | undefined;
  unlocked_mission?: Mission_Bool_Exp | null | undefined;
  unlocked_mission_id?: Uuid_Comparison_Exp | null | undefined;
};

/** select columns of table "mission_unlock" */
export type Mission_Unlock_Select_Column =
  /** column name */
  | 'company_id'
  /** column name */
  | 'mission_id'
  /** column name */
  | 'unlocked_mission_id';

/** update columns of table "mission" */
export type Mission_Update_Column =
  /** column name */
  | 'access'
  /** column name */
  | 'id'
  /** column name */
  | 'max_participants'
  /** column name */
  | 'repeatable_count'
  /** column name */
  | 'run_days'
  /** column name */
  | 'updated_at';

export type Note_Aggregate_Bool_Exp = {
  count?: Note_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Note_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Note_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Note_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "note" */
export type Note_Aggregate_Order_By = {
  count?: Order_By | null | undefined;
  max?: Note_Max_Order_By | null | undefined;
  min?: Note_Min_Order_By | null | undefined;
};

/** input type for inserting array relation for remote table "note" */
export type Note_Arr_Rel_Insert_Input = {
  data: Array<Note_Insert_Input>;
  /** upsert condition */
  on_conflict?: Note_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "note". All fields are combined with a logical 'AND'. */
export type Note_Bool_Exp = {
  _and?: Array<Note_Bool_Exp> | null | undefined;
  _not?: Note_Bool_Exp | null | undefined;
  _or?: Array<Note_Bool_Exp> | null | undefined;
  author?: User_Profile_Bool_Exp | null | undefined;
  author_id?: Uuid_Comparison_Exp | null | undefined;
  body?: String_Comparison_Exp | null | undefined;
  comments?: Note_Comment_Bool_Exp | null | undefined;
  comments_aggregate?: Note_Comment_Aggregate_Bool_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  edited_at?: Timestamptz_Comparison_Exp | null | undefined;
  game?: Game_Bool_Exp | null | undefined;
  game_id?: Uuid_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
};

export type Note_Comment_Aggregate_Bool_Exp = {
  count?: Note_Comment_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Note_Comment_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Note_Comment_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Note_Comment_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "note_comment" */
export type Note_Comment_Arr_Rel_Insert_Input = {
  data: Array<Note_Comment_Insert_Input>;
  /** upsert condition */
  on_conflict?: Note_Comment_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "note_comment". All fields are combined with a logical 'AND'. */
export type Note_Comment_Bool_Exp = {
  _and?: Array<Note_Comment_Bool_Exp> | null | undefined;
  _not?: Note_Comment_Bool_Exp | null | undefined;
  _or?: Array<Note_Comment_Bool_Exp> | null | undefined;
  author?: User_Profile_Bool_Exp | null | undefined;
  author_id?: Uuid_Comparison_Exp | null | undefined;
  body?: String_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  edited_at?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  note?: Note_Bool_Exp | null | undefined;
  note_id?: Uuid_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "note_comment" */
export type Note_Comment_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'note_comment_pkey';

/** input type for inserting data into table "note_comment" */
export type Note_Comment_Insert_Input = {
  author?: User_Profile_Obj_Rel_Insert_Input | null | undefined;
  /** Who wrote it; empty once that account is deleted. */
  author_id?: string | null | undefined;
  /** What a colleague adds. */
  body?: string | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  /** When its words were last changed; empty if never. */
  edited_at?: string | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  note?: Note_Obj_Rel_Insert_Input | null | undefined;
  /** The note. */
  note_id?: string | null | undefined;
};

/** on_conflict condition type for table "note_comment" */
export type Note_Comment_On_Conflict = {
  constraint: Note_Comment_Constraint;
  update_columns?: Array<Note_Comment_Update_Column>;
  where?: Note_Comment_Bool_Exp | null | undefined;
};

/** select columns of table "note_comment" */
export type Note_Comment_Select_Column =
  /** column name */
  | 'author_id'
  /** column name */
  | 'body'
  /** column name */
  | 'created_at'
  /** column name */
  | 'edited_at'
  /** column name */
  | 'id'
  /** column name */
  | 'note_id';

/** update columns of table "note_comment" */
export type Note_Comment_Update_Column =
  /** column name */
  | 'author_id'
  /** column name */
  | 'body'
  /** column name */
  | 'created_at'
  /** column name */
  | 'edited_at'
  /** column name */
  | 'id'
  /** column name */
  | 'note_id';

/** unique or primary key constraints on table "note" */
export type Note_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'note_pkey';

/** input type for inserting data into table "note" */
export type Note_Insert_Input = {
  author?: User_Profile_Obj_Rel_Insert_Input | null | undefined;
  /** Who wrote it; empty once that account is deleted. */
  author_id?: string | null | undefined;
  /** What the company remembers; only its members read it. */
  body?: string | null | undefined;
  comments?: Note_Comment_Arr_Rel_Insert_Input | null | undefined;
  company?: Company_Obj_Rel_Insert_Input | null | undefined;
  /** The company it belongs to. */
  company_id?: string | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  creator?: Creator_Obj_Rel_Insert_Input | null | undefined;
  /** The creator it is about, if one. */
  creator_id?: string | null | undefined;
  /** When its words were last changed; empty if never. */
  edited_at?: string | null | undefined;
  game?: Game_Obj_Rel_Insert_Input | null | undefined;
  /** The game it is about, if one. */
  game_id?: string | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
};

/** order by max() on columns of table "note" */
export type Note_Max_Order_By = {
  /** Who wrote it; empty once that account is deleted. */
  author_id?: Order_By | null | undefined;
  /** What the company remembers; only its members read it. */
  body?: Order_By | null | undefined;
  /** The company it belongs to. */
  company_id?: Order_By | null | undefined;
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** The creator it is about, if one. */
  creator_id?: Order_By | null | undefined;
  /** When its words were last changed; empty if never. */
  edited_at?: Order_By | null | undefined;
  /** The game it is about, if one. */
  game_id?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
};

/** order by min() on columns of table "note" */
export type Note_Min_Order_By = {
  /** Who wrote it; empty once that account is deleted. */
  author_id?: Order_By | null | undefined;
  /** What the company remembers; only its members read it. */
  body?: Order_By | null | undefined;
  /** The company it belongs to. */
  company_id?: Order_By | null | undefined;
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** The creator it is about, if one. */
  creator_id?: Order_By | null | undefined;
  /** When its words were last changed; empty if never. */
  edited_at?: Order_By | null | undefined;
  /** The game it is about, if one. */
  game_id?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
};

/** input type for inserting object relation for remote table "note" */
export type Note_Obj_Rel_Insert_Input = {
  data: Note_Insert_Input;
  /** upsert condition */
  on_conflict?: Note_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "note" */
export type Note_On_Conflict = {
  constraint: Note_Constraint;
  update_columns?: Array<Note_Update_Column>;
  where?: Note_Bool_Exp | null | undefined;
};

/** select columns of table "note" */
export type Note_Select_Column =
  /** column name */
  | 'author_id'
  /** column name */
  | 'body'
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'edited_at'
  /** column name */
  | 'game_id'
  /** column name */
  | 'id';

/** update columns of table "note" */
export type Note_Update_Column =
  /** column name */
  | 'author_id'
  /** column name */
  | 'body'
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'edited_at'
  /** column name */
  | 'game_id'
  /** column name */
  | 'id';

export type Notification_Aggregate_Bool_Exp = {
  count?: Notification_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Notification_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Notification_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Notification_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "notification" */
export type Notification_Aggregate_Order_By = {
  count?: Order_By | null | undefined;
  max?: Notification_Max_Order_By | null | undefined;
  min?: Notification_Min_Order_By | null | undefined;
};

/** input type for inserting array relation for remote table "notification" */
export type Notification_Arr_Rel_Insert_Input = {
  data: Array<Notification_Insert_Input>;
  /** upsert condition */
  on_conflict?: Notification_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "notification". All fields are combined with a logical 'AND'. */
export type Notification_Bool_Exp = {
  _and?: Array<Notification_Bool_Exp> | null | undefined;
  _not?: Notification_Bool_Exp | null | undefined;
  _or?: Array<Notification_Bool_Exp> | null | undefined;
  activation?: Activation_Bool_Exp | null | undefined;
  activation_id?: Uuid_Comparison_Exp | null | undefined;
  body?: String_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  event_id?: Uuid_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  kind?: Notification_Kind_Enum_Comparison_Exp | null | undefined;
  mailed_at?: Timestamptz_Comparison_Exp | null | undefined;
  path?: String_Comparison_Exp | null | undefined;
  payload?: Jsonb_Comparison_Exp | null | undefined;
  read_at?: Timestamptz_Comparison_Exp | null | undefined;
  title?: String_Comparison_Exp | null | undefined;
  user?: User_Bool_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "notification" */
export type Notification_Constraint =
  /** unique or primary key constraint on columns "user_id", "event_id", "kind" */
  | 'notification_once_per_event'
  /** unique or primary key constraint on columns "id" */
  | 'notification_pkey';

/** input type for inserting data into table "notification" */
export type Notification_Insert_Input = {
  activation?: Activation_Obj_Rel_Insert_Input | null | undefined;
  /** The activation it is about, if one. */
  activation_id?: string | null | undefined;
  /** What else there is to say. */
  body?: string | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  /** The domain_event behind it: the same event tells the same person once. */
  event_id?: string | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  /** What it tells. */
  kind?: Notification_Kind_Enum | null | undefined;
  /** When it was mailed as well. */
  mailed_at?: string | null | undefined;
  /** Where in the site a click leads. */
  path?: string | null | undefined;
  /** On which side the person is told: company, creator or account. */
  payload?: unknown;
  /** When it was read. */
  read_at?: string | null | undefined;
  /** The sentence that is read first. */
  title?: string | null | undefined;
  user?: User_Obj_Rel_Insert_Input | null | undefined;
  /** Who is told. */
  user_id?: string | null | undefined;
};

export type Notification_Kind_Enum =
  /** An announcement of a company */
  | 'announcement'
  /** A Quest waits for its payment */
  | 'awaiting_payment'
  /** 24 hours are left to answer a bid */
  | 'bid_deadline_24h'
  /** 72 hours are left to answer a bid */
  | 'bid_deadline_72h'
  /** A bid was not answered in time */
  | 'bid_expired'
  /** A bid was declined */
  | 'bid_rejected'
  /** A channel was verified */
  | 'channel_verified'
  /** Codes of an item are running out */
  | 'codes_running_out'
  /** The company was verified or refused */
  | 'company_verification_decided'
  /** A Quest or Mission is completed */
  | 'completed'
  /** Content can be produced now */
  | 'content_production'
  /** 24 hours are left to submit content */
  | 'content_production_deadline_24h'
  /** 72 hours are left to submit content */
  | 'content_production_deadline_72h'
  /** Content was not submitted in time */
  | 'content_production_deadline_expired'
  /** Content was declined */
  | 'content_rejected'
  /** Content waits for review */
  | 'content_review'
  /** 24 hours are left to review content */
  | 'content_review_deadline_24h'
  /** 72 hours are left to review content */
  | 'content_review_deadline_72h'
  /** A counter offer */
  | 'counter_offer'
  /** Creator access was granted or refused */
  | 'creator_access_decided'
  /** A custom domain is not verified any more */
  | 'custom_domain_lost'
  /** The record of a custom domain is missing */
  | 'custom_domain_missing'
  /** An export is ready */
  | 'export_ready'
  /** An invitation with an offer */
  | 'invited_with_offer'
  /** An invitation */
  | 'invited_without_offer'
  /** A Key campaign declined the request */
  | 'key_access_declined'
  /** A Key campaign granted access */
  | 'key_access_granted'
  /** A message */
  | 'message'
  /** A Mission ends in 5 days */
  | 'mission_deadline_5_days'
  /** A reward waits to be claimed */
  | 'mission_reward_to_claim'
  /** A new Mission is available */
  | 'new_mission_available'
  /** A new offer */
  | 'new_offer'
  /** 24 hours are left to pay */
  | 'payment_deadline_24h'
  /** 72 hours are left to pay */
  | 'payment_deadline_72h'
  /** A payment was not made in time */
  | 'payment_expired'
  /** A payout failed */
  | 'payout_failed'
  /** A payout is on its way */
  | 'payout_paid'
  /** A Creator Program accepted the application */
  | 'program_accepted'
  /** Someone applied to the Creator Program */
  | 'program_applicant'
  /** A Creator Program declined the application */
  | 'program_declined'
  /** 72 hours are left to list the content publicly */
  | 'public_availability_72h'
  /** The content was not listed publicly in time */
  | 'public_availability_failed'
  /** The content can be listed publicly now */
  | 'public_availability_open'
  /** The content has to be published soon */
  | 'publish_deadline'
  /** A channel has to be connected again */
  | 'reauthorisation_needed'
  /** A report of creators was decided */
  | 'report_decided';

/** Boolean expression to compare columns of type "notification_kind_enum". All fields are combined with logical 'AND'. */
export type Notification_Kind_Enum_Comparison_Exp = {
  _eq?: Notification_Kind_Enum | null | undefined;
  _in?: Array<Notification_Kind_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Notification_Kind_Enum | null | undefined;
  _nin?: Array<Notification_Kind_Enum> | null | undefined;
};

/** order by max() on columns of table "notification" */
export type Notification_Max_Order_By = {
  /** The activation it is about, if one. */
  activation_id?: Order_By | null | undefined;
  /** What else there is to say. */
  body?: Order_By | null | undefined;
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** The domain_event behind it: the same event tells the same person once. */
  event_id?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** What it tells. */
  kind?: Order_By | null | undefined;
  /** When it was mailed as well. */
  mailed_at?: Order_By | null | undefined;
  /** Where in the site a click leads. */
  path?: Order_By | null | undefined;
  /** When it was read. */
  read_at?: Order_By | null | undefined;
  /** The sentence that is read first. */
  title?: Order_By | null | undefined;
  /** Who is told. */
  user_id?: Order_By | null | undefined;
};

/** order by min() on columns of table "notification" */
export type Notification_Min_Order_By = {
  /** The activation it is about, if one. */
  activation_id?: Order_By | null | undefined;
  /** What else there is to say. */
  body?: Order_By | null | undefined;
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** The domain_event behind it: the same event tells the same person once. */
  event_id?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** What it tells. */
  kind?: Order_By | null | undefined;
  /** When it was mailed as well. */
  mailed_at?: Order_By | null | undefined;
  /** Where in the site a click leads. */
  path?: Order_By | null | undefined;
  /** When it was read. */
  read_at?: Order_By | null | undefined;
  /** The sentence that is read first. */
  title?: Order_By | null | undefined;
  /** Who is told. */
  user_id?: Order_By | null | undefined;
};

/** on_conflict condition type for table "notification" */
export type Notification_On_Conflict = {
  constraint: Notification_Constraint;
  update_columns?: Array<Notification_Update_Column>;
  where?: Notification_Bool_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "notification_preference". All fields are combined with a logical 'AND'. */
export type Notification_Preference_Bool_Exp = {
  _and?: Array<Notification_Preference_Bool_Exp> | null | undefined;
  _not?: Notification_Preference_Bool_Exp | null | undefined;
  _or?: Array<Notification_Preference_Bool_Exp> | null | undefined;
  company_messages?: Boolean_Comparison_Exp | null | undefined;
  company_status_updates?: Boolean_Comparison_Exp | null | undefined;
  mission_status_summary?: Summary_Frequency_Enum_Comparison_Exp | null | undefined;
  new_key_campaign_invitations?: Boolean_Comparison_Exp | null | undefined;
  new_quest_invitations?: Boolean_Comparison_Exp | null | undefined;
  program_applicant_summary?: Summary_Frequency_Enum_Comparison_Exp | null | undefined;
  quest_messages?: Boolean_Comparison_Exp | null | undefined;
  quest_status_updates?: Boolean_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
  user?: User_Bool_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "notification_preference" */
export type Notification_Preference_Constraint =
  /** unique or primary key constraint on columns "user_id" */
  | 'notification_preference_pkey';

/** input type for inserting data into table "notification_preference" */
export type Notification_Preference_Insert_Input = {
  /** Messages, for people who act for a company. */
  company_messages?: boolean | null | undefined;
  /** Status updates, for people who act for a company. */
  company_status_updates?: boolean | null | undefined;
  /** How often a summary of missions is mailed. */
  mission_status_summary?: Summary_Frequency_Enum | null | undefined;
  /** Mails about invitations to Key campaigns. */
  new_key_campaign_invitations?: boolean | null | undefined;
  /** Mails about invitations to Quests. */
  new_quest_invitations?: boolean | null | undefined;
  /** How often a summary of applicants is mailed. */
  program_applicant_summary?: Summary_Frequency_Enum | null | undefined;
  /** Mails about messages in Quests, to the creator. */
  quest_messages?: boolean | null | undefined;
  /** Mails about changes of Quests, to the creator. */
  quest_status_updates?: boolean | null | undefined;
  /** When the row last changed. */
  updated_at?: string | null | undefined;
  user?: User_Obj_Rel_Insert_Input | null | undefined;
  /** Whose wishes these are. */
  user_id?: string | null | undefined;
};

/** input type for inserting object relation for remote table "notification_preference" */
export type Notification_Preference_Obj_Rel_Insert_Input = {
  data: Notification_Preference_Insert_Input;
  /** upsert condition */
  on_conflict?: Notification_Preference_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "notification_preference" */
export type Notification_Preference_On_Conflict = {
  constraint: Notification_Preference_Constraint;
  update_columns?: Array<Notification_Preference_Update_Column>;
  where?: Notification_Preference_Bool_Exp | null | undefined;
};

/** Ordering options when selecting data from "notification_preference". */
export type Notification_Preference_Order_By = {
  company_messages?: Order_By | null | undefined;
  company_status_updates?: Order_By | null | undefined;
  mission_status_summary?: Order_By | null | undefined;
  new_key_campaign_invitations?: Order_By | null | undefined;
  new_quest_invitations?: Order_By | null | undefined;
  program_applicant_summary?: Order_By | null | undefined;
  quest_messages?: Order_By | null | undefined;
  quest_status_updates?: Order_By | null | undefined;
  updated_at?: Order_By | null | undefined;
  user?: User_Order_By | null | undefined;
  user_id?: Order_By | null | undefined;
};

/** input type for updating data in table "notification_preference" */
export type Notification_Preference_Set_Input = {
  /** Messages, for people who act for a company. */
  company_messages?: boolean | null | undefined;
  /** Status updates, for people who act for a company. */
  company_status_updates?: boolean | null | undefined;
  /** How often a summary of missions is mailed. */
  mission_status_summary?: Summary_Frequency_Enum | null | undefined;
  /** Mails about invitations to Key campaigns. */
  new_key_campaign_invitations?: boolean | null | undefined;
  /** Mails about invitations to Quests. */
  new_quest_invitations?: boolean | null | undefined;
  /** How often a summary of applicants is mailed. */
  program_applicant_summary?: Summary_Frequency_Enum | null | undefined;
  /** Mails about messages in Quests, to the creator. */
  quest_messages?: boolean | null | undefined;
  /** Mails about changes of Quests, to the creator. */
  quest_status_updates?: boolean | null | undefined;
  /** When the row last changed. */
  updated_at?: string | null | undefined;
  /** Whose wishes these are. */
  user_id?: string | null | undefined;
};

/** update columns of table "notification_preference" */
export type Notification_Preference_Update_Column =
  /** column name */
  | 'company_messages'
  /** column name */
  | 'company_status_updates'
  /** column name */
  | 'mission_status_summary'
  /** column name */
  | 'new_key_campaign_invitations'
  /** column name */
  | 'new_quest_invitations'
  /** column name */
  | 'program_applicant_summary'
  /** column name */
  | 'quest_messages'
  /** column name */
  | 'quest_status_updates'
  /** column name */
  | 'updated_at'
  /** column name */
  | 'user_id';

/** select columns of table "notification" */
export type Notification_Select_Column =
  /** column name */
  | 'activation_id'
  /** column name */
  | 'body'
  /** column name */
  | 'created_at'
  /** column name */
  | 'event_id'
  /** column name */
  | 'id'
  /** column name */
  | 'kind'
  /** column name */
  | 'mailed_at'
  /** column name */
  | 'path'
  /** column name */
  | 'payload'
  /** column name */
  | 'read_at'
  /** column name */
  | 'title'
  /** column name */
  | 'user_id';

/** update columns of table "notification" */
export type Notification_Update_Column =
  /** column name */
  | 'activation_id'
  /** column name */
  | 'body'
  /** column name */
  | 'created_at'
  /** column name */
  | 'event_id'
  /** column name */
  | 'id'
  /** column name */
  | 'kind'
  /** column name */
  | 'mailed_at'
  /** column name */
  | 'path'
  /** column name */
  | 'payload'
  /** column name */
  | 'read_at'
  /** column name */
  | 'title'
  /** column name */
  | 'user_id';

/** Boolean expression to compare columns of type "numeric". All fields are combined with logical 'AND'. */
export type Numeric_Comparison_Exp = {
  _eq?: number | null | undefined;
  _gt?: number | null | undefined;
  _gte?: number | null | undefined;
  _in?: Array<number> | null | undefined;
  _is_null?: boolean | null | undefined;
  _lt?: number | null | undefined;
  _lte?: number | null | undefined;
  _neq?: number | null | undefined;
  _nin?: Array<number> | null | undefined;
};

/** column ordering options */
export type Order_By =
  /** in ascending order, nulls last */
  | 'asc'
  /** in ascending order, nulls first */
  | 'asc_nulls_first'
  /** in ascending order, nulls last */
  | 'asc_nulls_last'
  /** in descending order, nulls first */
  | 'desc'
  /** in descending order, nulls first */
  | 'desc_nulls_first'
  /** in descending order, nulls last */
  | 'desc_nulls_last';

export type Page_Block_Kind_Enum =
  /** What the company runs now */
  | 'activations'
  /** The company's announcements */
  | 'announcements'
  /** The creator's channels with their figures */
  | 'channels'
  /** Articles of an RSS feed */
  | 'feed'
  /** Games */
  | 'games'
  /** A large picture with a heading */
  | 'hero'
  /** A picture */
  | 'image'
  /** Links */
  | 'links'
  /** Streams */
  | 'streams'
  /** Formatted text */
  | 'text'
  /** One video or channel of Twitch, YouTube or TikTok by its address */
  | 'video'
  /** Videos and shorts */
  | 'videos';

/** Boolean expression to compare columns of type "page_block_kind_enum". All fields are combined with logical 'AND'. */
export type Page_Block_Kind_Enum_Comparison_Exp = {
  _eq?: Page_Block_Kind_Enum | null | undefined;
  _in?: Array<Page_Block_Kind_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Page_Block_Kind_Enum | null | undefined;
  _nin?: Array<Page_Block_Kind_Enum> | null | undefined;
};

export type Page_Font_Enum =
  /** Comfortaa */
  | 'Comfortaa'
  /** Josefin Sans */
  | 'Josefin_Sans'
  /** Josefin Slab */
  | 'Josefin_Slab'
  /** Lato */
  | 'Lato'
  /** Roboto Mono */
  | 'Roboto_Mono'
  /** Source Code Pro */
  | 'Source_Code_Pro';

/** Boolean expression to compare columns of type "page_font_enum". All fields are combined with logical 'AND'. */
export type Page_Font_Enum_Comparison_Exp = {
  _eq?: Page_Font_Enum | null | undefined;
  _in?: Array<Page_Font_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Page_Font_Enum | null | undefined;
  _nin?: Array<Page_Font_Enum> | null | undefined;
};

export type Payment_Aggregate_Bool_Exp = {
  count?: Payment_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Payment_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Payment_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Payment_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "payment" */
export type Payment_Aggregate_Order_By = {
  avg?: Payment_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: Payment_Max_Order_By | null | undefined;
  min?: Payment_Min_Order_By | null | undefined;
  stddev?: Payment_Stddev_Order_By | null | undefined;
  stddev_pop?: Payment_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: Payment_Stddev_Samp_Order_By | null | undefined;
  sum?: Payment_Sum_Order_By | null | undefined;
  var_pop?: Payment_Var_Pop_Order_By | null | undefined;
  var_samp?: Payment_Var_Samp_Order_By | null | undefined;
  variance?: Payment_Variance_Order_By | null | undefined;
};

/** input type for inserting array relation for remote table "payment" */
export type Payment_Arr_Rel_Insert_Input = {
  data: Array<Payment_Insert_Input>;
  /** upsert condition */
  on_conflict?: Payment_On_Conflict | null | undefined;
};

/** order by avg() on columns of table "payment" */
export type Payment_Avg_Order_By = {
  /** The amount in US cents. */
  amount_cents?: Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "payment". All fields are combined with a logical 'AND'. */
export type Payment_Bool_Exp = {
  _and?: Array<Payment_Bool_Exp> | null | undefined;
  _not?: Payment_Bool_Exp | null | undefined;
  _or?: Array<Payment_Bool_Exp> | null | undefined;
  amount_cents?: Bigint_Comparison_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  created_by?: Uuid_Comparison_Exp | null | undefined;
  currency?: String_Comparison_Exp | null | undefined;
  description?: String_Comparison_Exp | null | undefined;
  due_at?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  idempotency_key?: String_Comparison_Exp | null | undefined;
  invoice?: Invoice_Bool_Exp | null | undefined;
  items?: Cart_Item_Bool_Exp | null | undefined;
  items_aggregate?: Cart_Item_Aggregate_Bool_Exp | null | undefined;
  problem?: String_Comparison_Exp | null | undefined;
  provider_reference?: String_Comparison_Exp | null | undefined;
  status?: Payment_Status_Enum_Comparison_Exp | null | undefined;
  succeeded_at?: Timestamptz_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "payment" */
export type Payment_Constraint =
  /** unique or primary key constraint on columns "idempotency_key" */
  | 'payment_idempotency_key_key'
  /** unique or primary key constraint on columns "id" */
  | 'payment_pkey'
  /** unique or primary key constraint on columns "provider_reference" */
  | 'payment_provider_reference_key';

/** input type for inserting data into table "payment" */
export type Payment_Insert_Input = {
  /** The amount in US cents. */
  amount_cents?: number | null | undefined;
  company?: Company_Obj_Rel_Insert_Input | null | undefined;
  /** The company it belongs to. */
  company_id?: string | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  /** Who pays for the company; empty once that account is deleted. */
  created_by?: string | null | undefined;
  /** Always USD. */
  currency?: string | null | undefined;
  /** What is paid for, in words. */
  description?: string | null | undefined;
  /** Until when it can be paid. */
  due_at?: string | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  /** Names the cause: the same cause moves money once. */
  idempotency_key?: string | null | undefined;
  invoice?: Invoice_Obj_Rel_Insert_Input | null | undefined;
  items?: Cart_Item_Arr_Rel_Insert_Input | null | undefined;
  /** Why it failed, in words for the company. */
  problem?: string | null | undefined;
  /** The provider's own id for it. */
  provider_reference?: string | null | undefined;
  /** How far it is. */
  status?: Payment_Status_Enum | null | undefined;
  /** When the money arrived. */
  succeeded_at?: string | null | undefined;
  /** When the row last changed. */
  updated_at?: string | null | undefined;
};

/** order by max() on columns of table "payment" */
export type Payment_Max_Order_By = {
  /** The amount in US cents. */
  amount_cents?: Order_By | null | undefined;
  /** The company it belongs to. */
  company_id?: Order_By | null | undefined;
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** Who pays for the company; empty once that account is deleted. */
  created_by?: Order_By | null | undefined;
  /** Always USD. */
  currency?: Order_By | null | undefined;
  /** What is paid for, in words. */
  description?: Order_By | null | undefined;
  /** Until when it can be paid. */
  due_at?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** Names the cause: the same cause moves money once. */
  idempotency_key?: Order_By | null | undefined;
  /** Why it failed, in words for the company. */
  problem?: Order_By | null | undefined;
  /** The provider's own id for it. */
  provider_reference?: Order_By | null | undefined;
  /** How far it is. */
  status?: Order_By | null | undefined;
  /** When the money arrived. */
  succeeded_at?: Order_By | null | undefined;
  /** When the row last changed. */
  updated_at?: Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "payment_method". All fields are combined with a logical 'AND'. */
export type Payment_Method_Bool_Exp = {
  _and?: Array<Payment_Method_Bool_Exp> | null | undefined;
  _not?: Payment_Method_Bool_Exp | null | undefined;
  _or?: Array<Payment_Method_Bool_Exp> | null | undefined;
  brand?: String_Comparison_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  expires_month?: Int_Comparison_Exp | null | undefined;
  expires_year?: Int_Comparison_Exp | null | undefined;
  last4?: String_Comparison_Exp | null | undefined;
  provider_customer_id?: String_Comparison_Exp | null | undefined;
  provider_method_id?: String_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "payment_method" */
export type Payment_Method_Constraint =
  /** unique or primary key constraint on columns "company_id" */
  | 'payment_method_pkey';

/** input type for inserting data into table "payment_method" */
export type Payment_Method_Insert_Input = {
  /** The make of the card. */
  brand?: string | null | undefined;
  company?: Company_Obj_Rel_Insert_Input | null | undefined;
  /** The company it belongs to. */
  company_id?: string | null | undefined;
  /** When the card ends: month. */
  expires_month?: number | null | undefined;
  /** When the card ends: year. */
  expires_year?: number | null | undefined;
  /** Its last four digits. */
  last4?: string | null | undefined;
  /** The provider's own id for the company. */
  provider_customer_id?: string | null | undefined;
  /** The provider's own id for the card. */
  provider_method_id?: string | null | undefined;
  /** When the row last changed. */
  updated_at?: string | null | undefined;
};

/** input type for inserting object relation for remote table "payment_method" */
export type Payment_Method_Obj_Rel_Insert_Input = {
  data: Payment_Method_Insert_Input;
  /** upsert condition */
  on_conflict?: Payment_Method_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "payment_method" */
export type Payment_Method_On_Conflict = {
  constraint: Payment_Method_Constraint;
  update_columns?: Array<Payment_Method_Update_Column>;
  where?: Payment_Method_Bool_Exp | null | undefined;
};

/** Ordering options when selecting data from "payment_method". */
export type Payment_Method_Order_By = {
  brand?: Order_By | null | undefined;
  company?: Company_Order_By | null | undefined;
  company_id?: Order_By | null | undefined;
  expires_month?: Order_By | null | undefined;
  expires_year?: Order_By | null | undefined;
  last4?: Order_By | null | undefined;
  provider_customer_id?: Order_By | null | undefined;
  provider_method_id?: Order_By | null | undefined;
  updated_at?: Order_By | null | undefined;
};

/** update columns of table "payment_method" */
export type Payment_Method_Update_Column =
  /** column name */
  | 'brand'
  /** column name */
  | 'company_id'
  /** column name */
  | 'expires_month'
  /** column name */
  | 'expires_year'
  /** column name */
  | 'last4'
  /** column name */
  | 'provider_customer_id'
  /** column name */
  | 'provider_method_id'
  /** column name */
  | 'updated_at';

/** order by min() on columns of table "payment" */
export type Payment_Min_Order_By = {
  /** The amount in US cents. */
  amount_cents?: Order_By | null | undefined;
  /** The company it belongs to. */
  company_id?: Order_By | null | undefined;
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** Who pays for the company; empty once that account is deleted. */
  created_by?: Order_By | null | undefined;
  /** Always USD. */
  currency?: Order_By | null | undefined;
  /** What is paid for, in words. */
  description?: Order_By | null | undefined;
  /** Until when it can be paid. */
  due_at?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** Names the cause: the same cause moves money once. */
  idempotency_key?: Order_By | null | undefined;
  /** Why it failed, in words for the company. */
  problem?: Order_By | null | undefined;
  /** The provider's own id for it. */
  provider_reference?: Order_By | null | undefined;
  /** How far it is. */
  status?: Order_By | null | undefined;
  /** When the money arrived. */
  succeeded_at?: Order_By | null | undefined;
  /** When the row last changed. */
  updated_at?: Order_By | null | undefined;
};

/** input type for inserting object relation for remote table "payment" */
export type Payment_Obj_Rel_Insert_Input = {
  data: Payment_Insert_Input;
  /** upsert condition */
  on_conflict?: Payment_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "payment" */
export type Payment_On_Conflict = {
  constraint: Payment_Constraint;
  update_columns?: Array<Payment_Update_Column>;
  where?: Payment_Bool_Exp | null | undefined;
};

/** select columns of table "payment" */
export type Payment_Select_Column =
  /** column name */
  | 'amount_cents'
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'created_by'
  /** column name */
  | 'currency'
  /** column name */
  | 'description'
  /** column name */
  | 'due_at'
  /** column name */
  | 'id'
  /** column name */
  | 'idempotency_key'
  /** column name */
  | 'problem'
  /** column name */
  | 'provider_reference'
  /** column name */
  | 'status'
  /** column name */
  | 'succeeded_at'
  /** column name */
  | 'updated_at';

export type Payment_Status_Enum =
  /** Not paid in time */
  | 'expired'
  /** Refused: the payment info has to be updated */
  | 'failed'
  /** Waits for the company to pay */
  | 'pending'
  /** With the card provider */
  | 'processing'
  /** Paid back */
  | 'refunded'
  /** Paid */
  | 'succeeded';

/** Boolean expression to compare columns of type "payment_status_enum". All fields are combined with logical 'AND'. */
export type Payment_Status_Enum_Comparison_Exp = {
  _eq?: Payment_Status_Enum | null | undefined;
  _in?: Array<Payment_Status_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Payment_Status_Enum | null | undefined;
  _nin?: Array<Payment_Status_Enum> | null | undefined;
};

/** order by stddev() on columns of table "payment" */
export type Payment_Stddev_Order_By = {
  /** The amount in US cents. */
  amount_cents?: Order_By | null | undefined;
};

/** order by stddev_pop() on columns of table "payment" */
export type Payment_Stddev_Pop_Order_By = {
  /** The amount in US cents. */
  amount_cents?: Order_By | null | undefined;
};

/** order by stddev_samp() on columns of table "payment" */
export type Payment_Stddev_Samp_Order_By = {
  /** The amount in US cents. */
  amount_cents?: Order_By | null | undefined;
};

/** order by sum() on columns of table "payment" */
export type Payment_Sum_Order_By = {
  /** The amount in US cents. */
  amount_cents?: Order_By | null | undefined;
};

/** update columns of table "payment" */
export type Payment_Update_Column =
  /** column name */
  | 'amount_cents'
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'created_by'
  /** column name */
  | 'currency'
  /** column name */
  | 'description'
  /** column name */
  | 'due_at'
  /** column name */
  | 'id'
  /** column name */
  | 'idempotency_key'
  /** column name */
  | 'problem'
  /** column name */
  | 'provider_reference'
  /** column name */
  | 'status'
  /** column name */
  | 'succeeded_at'
  /** column name */
  | 'updated_at';

/** order by var_pop() on columns of table "payment" */
export type Payment_Var_Pop_Order_By = {
  /** The amount in US cents. */
  amount_cents?: Order_By | null | undefined;
};

/** order by var_samp() on columns of table "payment" */
export type Payment_Var_Samp_Order_By = {
  /** The amount in US cents. */
  amount_cents?: Order_By | null | undefined;
};

/** order by variance() on columns of table "payment" */
export type Payment_Variance_Order_By = {
  /** The amount in US cents. */
  amount_cents?: Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "payout_account". All fields are combined with a logical 'AND'. */
export type Payout_Account_Bool_Exp = {
  _and?: Array<Payout_Account_Bool_Exp> | null | undefined;
  _not?: Payout_Account_Bool_Exp | null | undefined;
  _or?: Array<Payout_Account_Bool_Exp> | null | undefined;
  account_country?: Country_Bool_Exp | null | undefined;
  country?: String_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  is_ready?: Boolean_Comparison_Exp | null | undefined;
  label?: String_Comparison_Exp | null | undefined;
  method?: Payout_Method_Enum_Comparison_Exp | null | undefined;
  problem?: String_Comparison_Exp | null | undefined;
  provider_reference?: String_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "payout_account" */
export type Payout_Account_Constraint =
  /** unique or primary key constraint on columns "creator_id" */
  | 'payout_account_pkey'
  /** unique or primary key constraint on columns "provider_reference" */
  | 'payout_account_provider_reference_key';

/** input type for inserting data into table "payout_account" */
export type Payout_Account_Insert_Input = {
  account_country?: Country_Obj_Rel_Insert_Input | null | undefined;
  /** Where the money goes, by ISO 3166 code. */
  country?: string | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  creator?: Creator_Obj_Rel_Insert_Input | null | undefined;
  /** The creator it belongs to. */
  creator_id?: string | null | undefined;
  /** Whether money can be sent. */
  is_ready?: boolean | null | undefined;
  /** What the creator recognises it by: the last digits, or a masked address. */
  label?: string | null | undefined;
  /** Card or PayPal. */
  method?: Payout_Method_Enum | null | undefined;
  /** What the payout service still needs, in words. */
  problem?: string | null | undefined;
  /** The provider's own id for it. */
  provider_reference?: string | null | undefined;
  /** When the row last changed. */
  updated_at?: string | null | undefined;
};

/** input type for inserting object relation for remote table "payout_account" */
export type Payout_Account_Obj_Rel_Insert_Input = {
  data: Payout_Account_Insert_Input;
  /** upsert condition */
  on_conflict?: Payout_Account_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "payout_account" */
export type Payout_Account_On_Conflict = {
  constraint: Payout_Account_Constraint;
  update_columns?: Array<Payout_Account_Update_Column>;
  where?: Payout_Account_Bool_Exp | null | undefined;
};

/** Ordering options when selecting data from "payout_account". */
export type Payout_Account_Order_By = {
  account_country?: Country_Order_By | null | undefined;
  country?: Order_By | null | undefined;
  created_at?: Order_By | null | undefined;
  creator?: Creator_Order_By | null | undefined;
  creator_id?: Order_By | null | undefined;
  is_ready?: Order_By | null | undefined;
  label?: Order_By | null | undefined;
  method?: Order_By | null | undefined;
  problem?: Order_By | null | undefined;
  provider_reference?: Order_By | null | undefined;
  updated_at?: Order_By | null | undefined;
};

/** update columns of table "payout_account" */
export type Payout_Account_Update_Column =
  /** column name */
  | 'country'
  /** column name */
  | 'created_at'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'is_ready'
  /** column name */
  | 'label'
  /** column name */
  | 'method'
  /** column name */
  | 'problem'
  /** column name */
  | 'provider_reference'
  /** column name */
  | 'updated_at';

export type Payout_Aggregate_Bool_Exp = {
  count?: Payout_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Payout_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Payout_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Payout_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "payout" */
export type Payout_Aggregate_Order_By = {
  avg?: Payout_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: Payout_Max_Order_By | null | undefined;
  min?: Payout_Min_Order_By | null | undefined;
  stddev?: Payout_Stddev_Order_By | null | undefined;
  stddev_pop?: Payout_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: Payout_Stddev_Samp_Order_By | null | undefined;
  sum?: Payout_Sum_Order_By | null | undefined;
  var_pop?: Payout_Var_Pop_Order_By | null | undefined;
  var_samp?: Payout_Var_Samp_Order_By | null | undefined;
  variance?: Payout_Variance_Order_By | null | undefined;
};

/** input type for inserting array relation for remote table "payout" */
export type Payout_Arr_Rel_Insert_Input = {
  data: Array<Payout_Insert_Input>;
  /** upsert condition */
  on_conflict?: Payout_On_Conflict | null | undefined;
};

/** order by avg() on columns of table "payout" */
export type Payout_Avg_Order_By = {
  /** The amount in US cents. */
  amount_cents?: Order_By | null | undefined;
  /** What of the amount the provider keeps. */
  fee_cents?: Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "payout". All fields are combined with a logical 'AND'. */
export type Payout_Bool_Exp = {
  _and?: Array<Payout_Bool_Exp> | null | undefined;
  _not?: Payout_Bool_Exp | null | undefined;
  _or?: Array<Payout_Bool_Exp> | null | undefined;
  amount_cents?: Bigint_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  currency?: String_Comparison_Exp | null | undefined;
  description?: String_Comparison_Exp | null | undefined;
  fee_cents?: Bigint_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  idempotency_key?: String_Comparison_Exp | null | undefined;
  paid_at?: Timestamptz_Comparison_Exp | null | undefined;
  problem?: String_Comparison_Exp | null | undefined;
  provider_reference?: String_Comparison_Exp | null | undefined;
  status?: Payout_Status_Enum_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "payout" */
export type Payout_Constraint =
  /** unique or primary key constraint on columns "idempotency_key" */
  | 'payout_idempotency_key_key'
  /** unique or primary key constraint on columns "id" */
  | 'payout_pkey'
  /** unique or primary key constraint on columns "provider_reference" */
  | 'payout_provider_reference_key';

/** input type for inserting data into table "payout" */
export type Payout_Insert_Input = {
  /** The amount in US cents. */
  amount_cents?: number | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  creator?: Creator_Obj_Rel_Insert_Input | null | undefined;
  /** The creator it belongs to. */
  creator_id?: string | null | undefined;
  /** Always USD. */
  currency?: string | null | undefined;
  /** What it is for, in words. */
  description?: string | null | undefined;
  /** What of the amount the provider keeps. */
  fee_cents?: number | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  /** Names the cause: the same cause moves money once. */
  idempotency_key?: string | null | undefined;
  /** When the money arrived. */
  paid_at?: string | null | undefined;
  /** Why it failed, in words; empty when it did not. */
  problem?: string | null | undefined;
  /** The provider's own id for it. */
  provider_reference?: string | null | undefined;
  /** How far it is. */
  status?: Payout_Status_Enum | null | undefined;
  /** When the row last changed. */
  updated_at?: string | null | undefined;
};

/** order by max() on columns of table "payout" */
export type Payout_Max_Order_By = {
  /** The amount in US cents. */
  amount_cents?: Order_By | null | undefined;
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** The creator it belongs to. */
  creator_id?: Order_By | null | undefined;
  /** Always USD. */
  currency?: Order_By | null | undefined;
  /** What it is for, in words. */
  description?: Order_By | null | undefined;
  /** What of the amount the provider keeps. */
  fee_cents?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** Names the cause: the same cause moves money once. */
  idempotency_key?: Order_By | null | undefined;
  /** When the money arrived. */
  paid_at?: Order_By | null | undefined;
  /** Why it failed, in words; empty when it did not. */
  problem?: Order_By | null | undefined;
  /** The provider's own id for it. */
  provider_reference?: Order_By | null | undefined;
  /** How far it is. */
  status?: Order_By | null | undefined;
  /** When the row last changed. */
  updated_at?: Order_By | null | undefined;
};

export type Payout_Method_Enum =
  /** To a card or bank account */
  | 'card'
  /** PayPal */
  | 'paypal';

/** Boolean expression to compare columns of type "payout_method_enum". All fields are combined with logical 'AND'. */
export type Payout_Method_Enum_Comparison_Exp = {
  _eq?: Payout_Method_Enum | null | undefined;
  _in?: Array<Payout_Method_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Payout_Method_Enum | null | undefined;
  _nin?: Array<Payout_Method_Enum> | null | undefined;
};

/** order by min() on columns of table "payout" */
export type Payout_Min_Order_By = {
  /** The amount in US cents. */
  amount_cents?: Order_By | null | undefined;
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** The creator it belongs to. */
  creator_id?: Order_By | null | undefined;
  /** Always USD. */
  currency?: Order_By | null | undefined;
  /** What it is for, in words. */
  description?: Order_By | null | undefined;
  /** What of the amount the provider keeps. */
  fee_cents?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** Names the cause: the same cause moves money once. */
  idempotency_key?: Order_By | null | undefined;
  /** When the money arrived. */
  paid_at?: Order_By | null | undefined;
  /** Why it failed, in words; empty when it did not. */
  problem?: Order_By | null | undefined;
  /** The provider's own id for it. */
  provider_reference?: Order_By | null | undefined;
  /** How far it is. */
  status?: Order_By | null | undefined;
  /** When the row last changed. */
  updated_at?: Order_By | null | undefined;
};

/** input type for inserting object relation for remote table "payout" */
export type Payout_Obj_Rel_Insert_Input = {
  data: Payout_Insert_Input;
  /** upsert condition */
  on_conflict?: Payout_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "payout" */
export type Payout_On_Conflict = {
  constraint: Payout_Constraint;
  update_columns?: Array<Payout_Update_Column>;
  where?: Payout_Bool_Exp | null | undefined;
};

/** select columns of table "payout" */
export type Payout_Select_Column =
  /** column name */
  | 'amount_cents'
  /** column name */
  | 'created_at'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'currency'
  /** column name */
  | 'description'
  /** column name */
  | 'fee_cents'
  /** column name */
  | 'id'
  /** column name */
  | 'idempotency_key'
  /** column name */
  | 'paid_at'
  /** column name */
  | 'problem'
  /** column name */
  | 'provider_reference'
  /** column name */
  | 'status'
  /** column name */
  | 'updated_at';

export type Payout_Status_Enum =
  /** Came back: can be tried again */
  | 'failed'
  /** Arrived */
  | 'paid'
  /** Waits to be sent */
  | 'pending'
  /** With the payout provider, for 2 to 3 bank days */
  | 'processing';

/** Boolean expression to compare columns of type "payout_status_enum". All fields are combined with logical 'AND'. */
export type Payout_Status_Enum_Comparison_Exp = {
  _eq?: Payout_Status_Enum | null | undefined;
  _in?: Array<Payout_Status_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Payout_Status_Enum | null | undefined;
  _nin?: Array<Payout_Status_Enum> | null | undefined;
};

/** order by stddev() on columns of table "payout" */
export type Payout_Stddev_Order_By = {
  /** The amount in US cents. */
  amount_cents?: Order_By | null | undefined;
  /** What of the amount the provider keeps. */
  fee_cents?: Order_By | null | undefined;
};

/** order by stddev_pop() on columns of table "payout" */
export type Payout_Stddev_Pop_Order_By = {
  /** The amount in US cents. */
  amount_cents?: Order_By | null | undefined;
  /** What of the amount the provider keeps. */
  fee_cents?: Order_By | null | undefined;
};

/** order by stddev_samp() on columns of table "payout" */
export type Payout_Stddev_Samp_Order_By = {
  /** The amount in US cents. */
  amount_cents?: Order_By | null | undefined;
  /** What of the amount the provider keeps. */
  fee_cents?: Order_By | null | undefined;
};

/** order by sum() on columns of table "payout" */
export type Payout_Sum_Order_By = {
  /** The amount in US cents. */
  amount_cents?: Order_By | null | undefined;
  /** What of the amount the provider keeps. */
  fee_cents?: Order_By | null | undefined;
};

/** update columns of table "payout" */
export type Payout_Update_Column =
  /** column name */
  | 'amount_cents'
  /** column name */
  | 'created_at'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'currency'
  /** column name */
  | 'description'
  /** column name */
  | 'fee_cents'
  /** column name */
  | 'id'
  /** column name */
  | 'idempotency_key'
  /** column name */
  | 'paid_at'
  /** column name */
  | 'problem'
  /** column name */
  | 'provider_reference'
  /** column name */
  | 'status'
  /** column name */
  | 'updated_at';

/** order by var_pop() on columns of table "payout" */
export type Payout_Var_Pop_Order_By = {
  /** The amount in US cents. */
  amount_cents?: Order_By | null | undefined;
  /** What of the amount the provider keeps. */
  fee_cents?: Order_By | null | undefined;
};

/** order by var_samp() on columns of table "payout" */
export type Payout_Var_Samp_Order_By = {
  /** The amount in US cents. */
  amount_cents?: Order_By | null | undefined;
  /** What of the amount the provider keeps. */
  fee_cents?: Order_By | null | undefined;
};

/** order by variance() on columns of table "payout" */
export type Payout_Variance_Order_By = {
  /** The amount in US cents. */
  amount_cents?: Order_By | null | undefined;
  /** What of the amount the provider keeps. */
  fee_cents?: Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "plan". All fields are combined with a logical 'AND'. */
export type Plan_Bool_Exp = {
  _and?: Array<Plan_Bool_Exp> | null | undefined;
  _not?: Plan_Bool_Exp | null | undefined;
  _or?: Array<Plan_Bool_Exp> | null | undefined;
  id?: String_Comparison_Exp | null | undefined;
  includes_creator_programs?: Boolean_Comparison_Exp | null | undefined;
  includes_custom_domain?: Boolean_Comparison_Exp | null | undefined;
  includes_insights?: Boolean_Comparison_Exp | null | undefined;
  member_limit?: Int_Comparison_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
  position?: Int_Comparison_Exp | null | undefined;
  price_cents?: Bigint_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "plan" */
export type Plan_Constraint =
  /** unique or primary key constraint on columns "name" */
  | 'plan_name_key'
  /** unique or primary key constraint on columns "id" */
  | 'plan_pkey'
  /** unique or primary key constraint on columns "position" */
  | 'plan_position_key';

/** input type for inserting data into table "plan" */
export type Plan_Insert_Input = {
  /** The row's identity. */
  id?: string | null | undefined;
  /** Whether it comes with a Creator Program. */
  includes_creator_programs?: boolean | null | undefined;
  /** Whether the company page may have a domain of its own. */
  includes_custom_domain?: boolean | null | undefined;
  /** Without it, insights show "Upgrade to unlock". */
  includes_insights?: boolean | null | undefined;
  /** How many people may act for the company, pending invitations included. */
  member_limit?: number | null | undefined;
  /** What it is called. */
  name?: string | null | undefined;
  /** Its place in the list, from the first on. */
  position?: number | null | undefined;
  /** What a month costs, in US cents. */
  price_cents?: number | null | undefined;
};

/** input type for inserting object relation for remote table "plan" */
export type Plan_Obj_Rel_Insert_Input = {
  data: Plan_Insert_Input;
  /** upsert condition */
  on_conflict?: Plan_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "plan" */
export type Plan_On_Conflict = {
  constraint: Plan_Constraint;
  update_columns?: Array<Plan_Update_Column>;
  where?: Plan_Bool_Exp | null | undefined;
};

/** Ordering options when selecting data from "plan". */
export type Plan_Order_By = {
  id?: Order_By | null | undefined;
  includes_creator_programs?: Order_By | null | undefined;
  includes_custom_domain?: Order_By | null | undefined;
  includes_insights?: Order_By | null | undefined;
  member_limit?: Order_By | null | undefined;
  name?: Order_By | null | undefined;
  position?: Order_By | null | undefined;
  price_cents?: Order_By | null | undefined;
};

/** update columns of table "plan" */
export type Plan_Update_Column =
  /** column name */
  | 'id'
  /** column name */
  | 'includes_creator_programs'
  /** column name */
  | 'includes_custom_domain'
  /** column name */
  | 'includes_insights'
  /** column name */
  | 'member_limit'
  /** column name */
  | 'name'
  /** column name */
  | 'position'
  /** column name */
  | 'price_cents';

export type Platform_Family_Enum =
  /** Mobile */
  | 'Mobile'
  /** Nintendo */
  | 'Nintendo'
  /** PC */
  | 'Pc'
  /** PlayStation */
  | 'Playstation'
  /** VR */
  | 'VR'
  /** Xbox */
  | 'Xbox';

/** Boolean expression to compare columns of type "platform_family_enum". All fields are combined with logical 'AND'. */
export type Platform_Family_Enum_Comparison_Exp = {
  _eq?: Platform_Family_Enum | null | undefined;
  _in?: Array<Platform_Family_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Platform_Family_Enum | null | undefined;
  _nin?: Array<Platform_Family_Enum> | null | undefined;
};

export type Post_Type_Enum =
  /** Short videos */
  | 'SHORTS'
  /** A livestream */
  | 'STREAM'
  /** A video */
  | 'VIDEO';

/** Boolean expression to compare columns of type "post_type_enum". All fields are combined with logical 'AND'. */
export type Post_Type_Enum_Comparison_Exp = {
  _eq?: Post_Type_Enum | null | undefined;
  _in?: Array<Post_Type_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Post_Type_Enum | null | undefined;
  _nin?: Array<Post_Type_Enum> | null | undefined;
};

export type Post_Visibility_Enum =
  /** Public */
  | 'public'
  /** Unlisted: only with its link */
  | 'unlisted';

/** Boolean expression to compare columns of type "post_visibility_enum". All fields are combined with logical 'AND'. */
export type Post_Visibility_Enum_Comparison_Exp = {
  _eq?: Post_Visibility_Enum | null | undefined;
  _in?: Array<Post_Visibility_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Post_Visibility_Enum | null | undefined;
  _nin?: Array<Post_Visibility_Enum> | null | undefined;
};

export type Program_Answer_Aggregate_Bool_Exp = {
  count?: Program_Answer_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Program_Answer_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Program_Answer_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Program_Answer_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "program_answer" */
export type Program_Answer_Arr_Rel_Insert_Input = {
  data: Array<Program_Answer_Insert_Input>;
  /** upsert condition */
  on_conflict?: Program_Answer_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "program_answer". All fields are combined with a logical 'AND'. */
export type Program_Answer_Bool_Exp = {
  _and?: Array<Program_Answer_Bool_Exp> | null | undefined;
  _not?: Program_Answer_Bool_Exp | null | undefined;
  _or?: Array<Program_Answer_Bool_Exp> | null | undefined;
  answer?: Jsonb_Comparison_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  membership_id?: Uuid_Comparison_Exp | null | undefined;
  program_membership?: Program_Membership_Bool_Exp | null | undefined;
  question?: Program_Question_Bool_Exp | null | undefined;
  question_id?: Uuid_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "program_answer" */
export type Program_Answer_Constraint =
  /** unique or primary key constraint on columns "membership_id", "question_id" */
  | 'program_answer_pkey';

/** input type for inserting data into table "program_answer" */
export type Program_Answer_Insert_Input = {
  /** Text, true or false, or the chosen options. */
  answer?: unknown;
  company?: Company_Obj_Rel_Insert_Input | null | undefined;
  /** The company it belongs to; kept equal to the activation's. */
  company_id?: string | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  creator?: Creator_Obj_Rel_Insert_Input | null | undefined;
  /** The creator it is about. */
  creator_id?: string | null | undefined;
  /** The application. */
  membership_id?: string | null | undefined;
  program_membership?: Program_Membership_Obj_Rel_Insert_Input | null | undefined;
  question?: Program_Question_Obj_Rel_Insert_Input | null | undefined;
  /** The question. */
  question_id?: string | null | undefined;
  /** When the row last changed. */
  updated_at?: string | null | undefined;
};

/** on_conflict condition type for table "program_answer" */
export type Program_Answer_On_Conflict = {
  constraint: Program_Answer_Constraint;
  update_columns?: Array<Program_Answer_Update_Column>;
  where?: Program_Answer_Bool_Exp | null | undefined;
};

/** select columns of table "program_answer" */
export type Program_Answer_Select_Column =
  /** column name */
  | 'answer'
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'membership_id'
  /** column name */
  | 'question_id'
  /** column name */
  | 'updated_at';

/** update columns of table "program_answer" */
export type Program_Answer_Update_Column =
  /** column name */
  | 'answer'
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'membership_id'
  /** column name */
  | 'question_id'
  /** column name */
  | 'updated_at';

export type Program_Membership_Aggregate_Bool_Exp = {
  count?: Program_Membership_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Program_Membership_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Program_Membership_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Program_Membership_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "program_membership" */
export type Program_Membership_Aggregate_Order_By = {
  avg?: Program_Membership_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: Program_Membership_Max_Order_By | null | undefined;
  min?: Program_Membership_Min_Order_By | null | undefined;
  stddev?: Program_Membership_Stddev_Order_By | null | undefined;
  stddev_pop?: Program_Membership_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: Program_Membership_Stddev_Samp_Order_By | null | undefined;
  sum?: Program_Membership_Sum_Order_By | null | undefined;
  var_pop?: Program_Membership_Var_Pop_Order_By | null | undefined;
  var_samp?: Program_Membership_Var_Samp_Order_By | null | undefined;
  variance?: Program_Membership_Variance_Order_By | null | undefined;
};

/** input type for inserting array relation for remote table "program_membership" */
export type Program_Membership_Arr_Rel_Insert_Input = {
  data: Array<Program_Membership_Insert_Input>;
  /** upsert condition */
  on_conflict?: Program_Membership_On_Conflict | null | undefined;
};

/** order by avg() on columns of table "program_membership" */
export type Program_Membership_Avg_Order_By = {
  /** Counts the changes, so that a guarded transition can say which state it saw. */
  version?: Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "program_membership". All fields are combined with a logical 'AND'. */
export type Program_Membership_Bool_Exp = {
  _and?: Array<Program_Membership_Bool_Exp> | null | undefined;
  _not?: Program_Membership_Bool_Exp | null | undefined;
  _or?: Array<Program_Membership_Bool_Exp> | null | undefined;
  answers?: Program_Answer_Bool_Exp | null | undefined;
  answers_aggregate?: Program_Answer_Aggregate_Bool_Exp | null | undefined;
  applied_at?: Timestamptz_Comparison_Exp | null | undefined;
  code_of_conduct_accepted_at?: Timestamptz_Comparison_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  decided_at?: Timestamptz_Comparison_Exp | null | undefined;
  decided_by?: Uuid_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  program?: Creator_Program_Bool_Exp | null | undefined;
  program_id?: Uuid_Comparison_Exp | null | undefined;
  rejection_message?: String_Comparison_Exp | null | undefined;
  status?: Program_Membership_Status_Enum_Comparison_Exp | null | undefined;
  status_changed_at?: Timestamptz_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "program_membership" */
export type Program_Membership_Constraint =
  /** unique or primary key constraint on columns "id", "creator_id" */
  | 'program_membership_id_creator_id_key'
  /** unique or primary key constraint on columns "program_id", "creator_id" */
  | 'program_membership_once'
  /** unique or primary key constraint on columns "id" */
  | 'program_membership_pkey';

/** input type for inserting data into table "program_membership" */
export type Program_Membership_Insert_Input = {
  answers?: Program_Answer_Arr_Rel_Insert_Input | null | undefined;
  /** When the creator applied. */
  applied_at?: string | null | undefined;
  /** When the creator agreed to the code of conduct. */
  code_of_conduct_accepted_at?: string | null | undefined;
  company?: Company_Obj_Rel_Insert_Input | null | undefined;
  /** The company it belongs to; kept equal to the activation's. */
  company_id?: string | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  creator?: Creator_Obj_Rel_Insert_Input | null | undefined;
  /** The creator it is about. */
  creator_id?: string | null | undefined;
  /** When the company decided. */
  decided_at?: string | null | undefined;
  /** Who decided. */
  decided_by?: string | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  program?: Creator_Program_Obj_Rel_Insert_Input | null | undefined;
  /** The program. */
  program_id?: string | null | undefined;
  /** What the company says when it rejects; optional. */
  rejection_message?: string | null | undefined;
  /** Where it stands. */
  status?: Program_Membership_Status_Enum | null | undefined;
  /** When the status last changed. */
  status_changed_at?: string | null | undefined;
  /** When the row last changed. */
  updated_at?: string | null | undefined;
  /** Counts the changes, so that a guarded transition can say which state it saw. */
  version?: number | null | undefined;
};

/** order by max() on columns of table "program_membership" */
export type Program_Membership_Max_Order_By = {
  /** When the creator applied. */
  applied_at?: Order_By | null | undefined;
  /** When the creator agreed to the code of conduct. */
  code_of_conduct_accepted_at?: Order_By | null | undefined;
  /** The company it belongs to; kept equal to the activation's. */
  company_id?: Order_By | null | undefined;
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** The creator it is about. */
  creator_id?: Order_By | null | undefined;
  /** When the company decided. */
  decided_at?: Order_By | null | undefined;
  /** Who decided. */
  decided_by?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** The program. */
  program_id?: Order_By | null | undefined;
  /** What the company says when it rejects; optional. */
  rejection_message?: Order_By | null | undefined;
  /** Where it stands. */
  status?: Order_By | null | undefined;
  /** When the status last changed. */
  status_changed_at?: Order_By | null | undefined;
  /** When the row last changed. */
  updated_at?: Order_By | null | undefined;
  /** Counts the changes, so that a guarded transition can say which state it saw. */
  version?: Order_By | null | undefined;
};

/** order by min() on columns of table "program_membership" */
export type Program_Membership_Min_Order_By = {
  /** When the creator applied. */
  applied_at?: Order_By | null | undefined;
  /** When the creator agreed to the code of conduct. */
  code_of_conduct_accepted_at?: Order_By | null | undefined;
  /** The company it belongs to; kept equal to the activation's. */
  company_id?: Order_By | null | undefined;
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** The creator it is about. */
  creator_id?: Order_By | null | undefined;
  /** When the company decided. */
  decided_at?: Order_By | null | undefined;
  /** Who decided. */
  decided_by?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** The program. */
  program_id?: Order_By | null | undefined;
  /** What the company says when it rejects; optional. */
  rejection_message?: Order_By | null | undefined;
  /** Where it stands. */
  status?: Order_By | null | undefined;
  /** When the status last changed. */
  status_changed_at?: Order_By | null | undefined;
  /** When the row last changed. */
  updated_at?: Order_By | null | undefined;
  /** Counts the changes, so that a guarded transition can say which state it saw. */
  version?: Order_By | null | undefined;
};

/** input type for inserting object relation for remote table "program_membership" */
export type Program_Membership_Obj_Rel_Insert_Input = {
  data: Program_Membership_Insert_Input;
  /** upsert condition */
  on_conflict?: Program_Membership_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "program_membership" */
export type Program_Membership_On_Conflict = {
  constraint: Program_Membership_Constraint;
  update_columns?: Array<Program_Membership_Update_Column>;
  where?: Program_Membership_Bool_Exp | null | undefined;
};

/** select columns of table "program_membership" */
export type Program_Membership_Select_Column =
  /** column name */
  | 'applied_at'
  /** column name */
  | 'code_of_conduct_accepted_at'
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'decided_at'
  /** column name */
  | 'decided_by'
  /** column name */
  | 'id'
  /** column name */
  | 'program_id'
  /** column name */
  | 'rejection_message'
  /** column name */
  | 'status'
  /** column name */
  | 'status_changed_at'
  /** column name */
  | 'updated_at'
  /** column name */
  | 'version';

export type Program_Membership_Status_Enum =
  /** Member */
  | 'accepted'
  /** Applied, waits for the company */
  | 'pending'
  /** Rejected, or no longer a member */
  | 'rejected';

/** Boolean expression to compare columns of type "program_membership_status_enum". All fields are combined with logical 'AND'. */
export type Program_Membership_Status_Enum_Comparison_Exp = {
  _eq?: Program_Membership_Status_Enum | null | undefined;
  _in?: Array<Program_Membership_Status_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Program_Membership_Status_Enum | null | undefined;
  _nin?: Array<Program_Membership_Status_Enum> | null | undefined;
};

/** order by stddev() on columns of table "program_membership" */
export type Program_Membership_Stddev_Order_By = {
  /** Counts the changes, so that a guarded transition can say which state it saw. */
  version?: Order_By | null | undefined;
};

/** order by stddev_pop() on columns of table "program_membership" */
export type Program_Membership_Stddev_Pop_Order_By = {
  /** Counts the changes, so that a guarded transition can say which state it saw. */
  version?: Order_By | null | undefined;
};

/** order by stddev_samp() on columns of table "program_membership" */
export type Program_Membership_Stddev_Samp_Order_By = {
  /** Counts the changes, so that a guarded transition can say which state it saw. */
  version?: Order_By | null | undefined;
};

/** order by sum() on columns of table "program_membership" */
export type Program_Membership_Sum_Order_By = {
  /** Counts the changes, so that a guarded transition can say which state it saw. */
  version?: Order_By | null | undefined;
};

/** update columns of table "program_membership" */
export type Program_Membership_Update_Column =
  /** column name */
  | 'applied_at'
  /** column name */
  | 'code_of_conduct_accepted_at'
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'decided_at'
  /** column name */
  | 'decided_by'
  /** column name */
  | 'id'
  /** column name */
  | 'program_id'
  /** column name */
  | 'rejection_message'
  /** column name */
  | 'status'
  /** column name */
  | 'status_changed_at'
  /** column name */
  | 'updated_at'
  /** column name */
  | 'version';

/** order by var_pop() on columns of table "program_membership" */
export type Program_Membership_Var_Pop_Order_By = {
  /** Counts the changes, so that a guarded transition can say which state it saw. */
  version?: Order_By | null | undefined;
};

/** order by var_samp() on columns of table "program_membership" */
export type Program_Membership_Var_Samp_Order_By = {
  /** Counts the changes, so that a guarded transition can say which state it saw. */
  version?: Order_By | null | undefined;
};

/** order by variance() on columns of table "program_membership" */
export type Program_Membership_Variance_Order_By = {
  /** Counts the changes, so that a guarded transition can say which state it saw. */
  version?: Order_By | null | undefined;
};

export type Program_Perk_Aggregate_Bool_Exp = {
  count?: Program_Perk_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Program_Perk_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Program_Perk_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Program_Perk_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "program_perk" */
export type Program_Perk_Arr_Rel_Insert_Input = {
  data: Array<Program_Perk_Insert_Input>;
  /** upsert condition */
  on_conflict?: Program_Perk_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "program_perk". All fields are combined with a logical 'AND'. */
export type Program_Perk_Bool_Exp = {
  _and?: Array<Program_Perk_Bool_Exp> | null | undefined;
  _not?: Program_Perk_Bool_Exp | null | undefined;
  _or?: Array<Program_Perk_Bool_Exp> | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  description?: String_Comparison_Exp | null | undefined;
  icon?: String_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  position?: Int_Comparison_Exp | null | undefined;
  program?: Creator_Program_Bool_Exp | null | undefined;
  program_id?: Uuid_Comparison_Exp | null | undefined;
  title?: String_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "program_perk" */
export type Program_Perk_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'program_perk_pkey';

/** input type for inserting data into table "program_perk" */
export type Program_Perk_Insert_Input = {
  /** When the row was made. */
  created_at?: string | null | undefined;
  /** More about it. */
  description?: string | null | undefined;
  /** Name of its icon. */
  icon?: string | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  /** Place in the list, from 1. */
  position?: number | null | undefined;
  program?: Creator_Program_Obj_Rel_Insert_Input | null | undefined;
  /** The program. */
  program_id?: string | null | undefined;
  /** The perk. */
  title?: string | null | undefined;
};

/** on_conflict condition type for table "program_perk" */
export type Program_Perk_On_Conflict = {
  constraint: Program_Perk_Constraint;
  update_columns?: Array<Program_Perk_Update_Column>;
  where?: Program_Perk_Bool_Exp | null | undefined;
};

/** select columns of table "program_perk" */
export type Program_Perk_Select_Column =
  /** column name */
  | 'created_at'
  /** column name */
  | 'description'
  /** column name */
  | 'icon'
  /** column name */
  | 'id'
  /** column name */
  | 'position'
  /** column name */
  | 'program_id'
  /** column name */
  | 'title';

/** update columns of table "program_perk" */
export type Program_Perk_Update_Column =
  /** column name */
  | 'created_at'
  /** column name */
  | 'description'
  /** column name */
  | 'icon'
  /** column name */
  | 'id'
  /** column name */
  | 'position'
  /** column name */
  | 'program_id'
  /** column name */
  | 'title';

export type Program_Question_Aggregate_Bool_Exp = {
  bool_and?: Program_Question_Aggregate_Bool_Exp_Bool_And | null | undefined;
  bool_or?: Program_Question_Aggregate_Bool_Exp_Bool_Or | null | undefined;
  count?: Program_Question_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Program_Question_Aggregate_Bool_Exp_Bool_And = {
  arguments: Program_Question_Select_Column_Program_Question_Aggregate_Bool_Exp_Bool_And_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Program_Question_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Program_Question_Aggregate_Bool_Exp_Bool_Or = {
  arguments: Program_Question_Select_Column_Program_Question_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Program_Question_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Program_Question_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Program_Question_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Program_Question_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "program_question" */
export type Program_Question_Arr_Rel_Insert_Input = {
  data: Array<Program_Question_Insert_Input>;
  /** upsert condition */
  on_conflict?: Program_Question_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "program_question". All fields are combined with a logical 'AND'. */
export type Program_Question_Bool_Exp = {
  _and?: Array<Program_Question_Bool_Exp> | null | undefined;
  _not?: Program_Question_Bool_Exp | null | undefined;
  _or?: Array<Program_Question_Bool_Exp> | null | undefined;
  answers?: Program_Answer_Bool_Exp | null | undefined;
  answers_aggregate?: Program_Answer_Aggregate_Bool_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  help?: String_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  kind?: Question_Kind_Enum_Comparison_Exp | null | undefined;
  label?: String_Comparison_Exp | null | undefined;
  options?: String_Array_Comparison_Exp | null | undefined;
  position?: Int_Comparison_Exp | null | undefined;
  program?: Creator_Program_Bool_Exp | null | undefined;
  program_id?: Uuid_Comparison_Exp | null | undefined;
  required?: Boolean_Comparison_Exp | null | undefined;
  retired_at?: Timestamptz_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "program_question" */
export type Program_Question_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'program_question_pkey';

/** input type for inserting data into table "program_question" */
export type Program_Question_Insert_Input = {
  answers?: Program_Answer_Arr_Rel_Insert_Input | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  /** A hint below it. */
  help?: string | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  /** How it is answered. */
  kind?: Question_Kind_Enum | null | undefined;
  /** The question. */
  label?: string | null | undefined;
  /** The options of a choice. */
  options?: Array<string> | null | undefined;
  /** Place in the list, from 1. */
  position?: number | null | undefined;
  program?: Creator_Program_Obj_Rel_Insert_Input | null | undefined;
  /** The program. */
  program_id?: string | null | undefined;
  /** Whether it must be answered. */
  required?: boolean | null | undefined;
  /** No longer asked; its answers stay. */
  retired_at?: string | null | undefined;
};

/** input type for inserting object relation for remote table "program_question" */
export type Program_Question_Obj_Rel_Insert_Input = {
  data: Program_Question_Insert_Input;
  /** upsert condition */
  on_conflict?: Program_Question_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "program_question" */
export type Program_Question_On_Conflict = {
  constraint: Program_Question_Constraint;
  update_columns?: Array<Program_Question_Update_Column>;
  where?: Program_Question_Bool_Exp | null | undefined;
};

/** select columns of table "program_question" */
export type Program_Question_Select_Column =
  /** column name */
  | 'created_at'
  /** column name */
  | 'help'
  /** column name */
  | 'id'
  /** column name */
  | 'kind'
  /** column name */
  | 'label'
  /** column name */
  | 'options'
  /** column name */
  | 'position'
  /** column name */
  | 'program_id'
  /** column name */
  | 'required'
  /** column name */
  | 'retired_at';

/** select "program_question_aggregate_bool_exp_bool_and_arguments_columns" columns of table "program_question" */
export type Program_Question_Select_Column_Program_Question_Aggregate_Bool_Exp_Bool_And_Arguments_Columns =
  /** column name */
  | 'required';

/** select "program_question_aggregate_bool_exp_bool_or_arguments_columns" columns of table "program_question" */
export type Program_Question_Select_Column_Program_Question_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns =
  /** column name */
  | 'required';

/** update columns of table "program_question" */
export type Program_Question_Update_Column =
  /** column name */
  | 'created_at'
  /** column name */
  | 'help'
  /** column name */
  | 'id'
  /** column name */
  | 'kind'
  /** column name */
  | 'label'
  /** column name */
  | 'options'
  /** column name */
  | 'position'
  /** column name */
  | 'program_id'
  /** column name */
  | 'required'
  /** column name */
  | 'retired_at';

export type Quest_Bid_Aggregate_Bool_Exp = {
  count?: Quest_Bid_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Quest_Bid_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Quest_Bid_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Quest_Bid_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "quest_bid" */
export type Quest_Bid_Arr_Rel_Insert_Input = {
  data: Array<Quest_Bid_Insert_Input>;
  /** upsert condition */
  on_conflict?: Quest_Bid_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "quest_bid". All fields are combined with a logical 'AND'. */
export type Quest_Bid_Bool_Exp = {
  _and?: Array<Quest_Bid_Bool_Exp> | null | undefined;
  _not?: Quest_Bid_Bool_Exp | null | undefined;
  _or?: Array<Quest_Bid_Bool_Exp> | null | undefined;
  amount_cents?: Bigint_Comparison_Exp | null | undefined;
  answer?: String_Comparison_Exp | null | undefined;
  answered_at?: Timestamptz_Comparison_Exp | null | undefined;
  author?: User_Profile_Bool_Exp | null | undefined;
  author_id?: Uuid_Comparison_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  connection_id?: Uuid_Comparison_Exp | null | undefined;
  content_length_minutes?: Int_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  deadline_at?: Timestamptz_Comparison_Exp | null | undefined;
  delivery_date?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  message?: String_Comparison_Exp | null | undefined;
  platform?: Channel_Provider_Enum_Comparison_Exp | null | undefined;
  post_type?: Post_Type_Enum_Comparison_Exp | null | undefined;
  quest_run?: Quest_Run_Bool_Exp | null | undefined;
  quest_run_id?: Uuid_Comparison_Exp | null | undefined;
  side?: Quest_Run_Side_Enum_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "quest_bid" */
export type Quest_Bid_Constraint =
  /** unique or primary key constraint on columns "id", "quest_run_id" */
  | 'quest_bid_id_quest_run_id_key'
  /** unique or primary key constraint on columns "quest_run_id" */
  | 'quest_bid_one_open_per_run'
  /** unique or primary key constraint on columns "id" */
  | 'quest_bid_pkey';

/** input type for inserting data into table "quest_bid" */
export type Quest_Bid_Insert_Input = {
  /** Amount in US cents. */
  amount_cents?: number | null | undefined;
  /** accepted, declined, countered or expired; none while open. */
  answer?: string | null | undefined;
  /** When it was answered. */
  answered_at?: string | null | undefined;
  author?: User_Profile_Obj_Rel_Insert_Input | null | undefined;
  /** The person who offered; none for auto-bidding. */
  author_id?: string | null | undefined;
  company?: Company_Obj_Rel_Insert_Input | null | undefined;
  /** The company it belongs to; kept equal to the activation's. */
  company_id?: string | null | undefined;
  /** The channel, once it is known. */
  connection_id?: string | null | undefined;
  /** Length in minutes. */
  content_length_minutes?: number | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  creator?: Creator_Obj_Rel_Insert_Input | null | undefined;
  /** The creator it is about. */
  creator_id?: string | null | undefined;
  /** Until when it can be answered. */
  deadline_at?: string | null | undefined;
  /** Proposed day of publishing. */
  delivery_date?: string | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  /** Optional words to the other side. */
  message?: string | null | undefined;
  /** Where the content is published. */
  platform?: Channel_Provider_Enum | null | undefined;
  /** Kind of content. */
  post_type?: Post_Type_Enum | null | undefined;
  quest_run?: Quest_Run_Obj_Rel_Insert_Input | null | undefined;
  /** The run. */
  quest_run_id?: string | null | undefined;
  /** Who offers. */
  side?: Quest_Run_Side_Enum | null | undefined;
};

/** input type for inserting object relation for remote table "quest_bid" */
export type Quest_Bid_Obj_Rel_Insert_Input = {
  data: Quest_Bid_Insert_Input;
  /** upsert condition */
  on_conflict?: Quest_Bid_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "quest_bid" */
export type Quest_Bid_On_Conflict = {
  constraint: Quest_Bid_Constraint;
  update_columns?: Array<Quest_Bid_Update_Column>;
  where?: Quest_Bid_Bool_Exp | null | undefined;
};

/** select columns of table "quest_bid" */
export type Quest_Bid_Select_Column =
  /** column name */
  | 'amount_cents'
  /** column name */
  | 'answer'
  /** column name */
  | 'answered_at'
  /** column name */
  | 'author_id'
  /** column name */
  | 'company_id'
  /** column name */
  | 'connection_id'
  /** column name */
  | 'content_length_minutes'
  /** column name */
  | 'created_at'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'deadline_at'
  /** column name */
  | 'delivery_date'
  /** column name */
  | 'id'
  /** column name */
  | 'message'
  /** column name */
  | 'platform'
  /** column name */
  | 'post_type'
  /** column name */
  | 'quest_run_id'
  /** column name */
  | 'side';

/** update columns of table "quest_bid" */
export type Quest_Bid_Update_Column =
  /** column name */
  | 'amount_cents'
  /** column name */
  | 'answer'
  /** column name */
  | 'answered_at'
  /** column name */
  | 'author_id'
  /** column name */
  | 'company_id'
  /** column name */
  | 'connection_id'
  /** column name */
  | 'content_length_minutes'
  /** column name */
  | 'created_at'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'deadline_at'
  /** column name */
  | 'delivery_date'
  /** column name */
  | 'id'
  /** column name */
  | 'message'
  /** column name */
  | 'platform'
  /** column name */
  | 'post_type'
  /** column name */
  | 'quest_run_id'
  /** column name */
  | 'side';

/** Boolean expression to filter rows from the table "quest". All fields are combined with a logical 'AND'. */
export type Quest_Bool_Exp = {
  _and?: Array<Quest_Bool_Exp> | null | undefined;
  _not?: Quest_Bool_Exp | null | undefined;
  _or?: Array<Quest_Bool_Exp> | null | undefined;
  activation?: Activation_Bool_Exp | null | undefined;
  auto_bid_max_cents?: Bigint_Comparison_Exp | null | undefined;
  auto_bid_over?: Auto_Bid_Action_Enum_Comparison_Exp | null | undefined;
  auto_bid_within?: Auto_Bid_Action_Enum_Comparison_Exp | null | undefined;
  budget_cents?: Bigint_Comparison_Exp | null | undefined;
  call_to_action?: String_Comparison_Exp | null | undefined;
  deliverables?: String_Array_Comparison_Exp | null | undefined;
  delivery_type?: Quest_Delivery_Type_Enum_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  kind?: String_Comparison_Exp | null | undefined;
  post_types?: String_Array_Comparison_Exp | null | undefined;
  runs?: Quest_Run_Bool_Exp | null | undefined;
  runs_aggregate?: Quest_Run_Aggregate_Bool_Exp | null | undefined;
  specific_date?: Timestamptz_Comparison_Exp | null | undefined;
  talking_points?: String_Array_Comparison_Exp | null | undefined;
  target_url?: String_Comparison_Exp | null | undefined;
  track_clicks?: Boolean_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "quest" */
export type Quest_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'quest_pkey';

export type Quest_Delivery_Type_Enum =
  /** Date range: between the start and end date */
  | 'date_range'
  /** Open: within 10 days of approval */
  | 'open'
  /** Specific date */
  | 'specific_date';

/** Boolean expression to compare columns of type "quest_delivery_type_enum". All fields are combined with logical 'AND'. */
export type Quest_Delivery_Type_Enum_Comparison_Exp = {
  _eq?: Quest_Delivery_Type_Enum | null | undefined;
  _in?: Array<Quest_Delivery_Type_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Quest_Delivery_Type_Enum | null | undefined;
  _nin?: Array<Quest_Delivery_Type_Enum> | null | undefined;
};

/** input type for inserting data into table "quest" */
export type Quest_Insert_Input = {
  activation?: Activation_Obj_Rel_Insert_Input | null | undefined;
  /** The highest bid that auto-bidding counts as within; none: auto-bidding is off. */
  auto_bid_max_cents?: number | null | undefined;
  /** With a counter offer over the maximum. */
  auto_bid_over?: Auto_Bid_Action_Enum | null | undefined;
  /** With a counter offer up to the maximum. */
  auto_bid_within?: Auto_Bid_Action_Enum | null | undefined;
  /** The company's budget in US cents; optional, never shown to creators. */
  budget_cents?: number | null | undefined;
  /** What viewers are asked to do. */
  call_to_action?: string | null | undefined;
  /** What the creator delivers, one per entry. */
  deliverables?: Array<string> | null | undefined;
  /** When the content is published. */
  delivery_type?: Quest_Delivery_Type_Enum | null | undefined;
  /** The activation's id. */
  id?: string | null | undefined;
  /** The kinds of content that are wanted: SHORTS, STREAM, VIDEO. */
  post_types?: Array<string> | null | undefined;
  runs?: Quest_Run_Arr_Rel_Insert_Input | null | undefined;
  /** The day of publishing under delivery type specific_date. */
  specific_date?: string | null | undefined;
  /** What the creator talks about, one per entry. */
  talking_points?: Array<string> | null | undefined;
  /** Where the quest's link leads. */
  target_url?: string | null | undefined;
  /** True: each creator gets a tracking link; false: the plain URL. */
  track_clicks?: boolean | null | undefined;
  /** When the row last changed. */
  updated_at?: string | null | undefined;
};

export type Quest_Message_Aggregate_Bool_Exp = {
  count?: Quest_Message_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Quest_Message_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Quest_Message_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Quest_Message_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "quest_message" */
export type Quest_Message_Arr_Rel_Insert_Input = {
  data: Array<Quest_Message_Insert_Input>;
  /** upsert condition */
  on_conflict?: Quest_Message_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "quest_message". All fields are combined with a logical 'AND'. */
export type Quest_Message_Bool_Exp = {
  _and?: Array<Quest_Message_Bool_Exp> | null | undefined;
  _not?: Quest_Message_Bool_Exp | null | undefined;
  _or?: Array<Quest_Message_Bool_Exp> | null | undefined;
  author?: User_Profile_Bool_Exp | null | undefined;
  author_id?: Uuid_Comparison_Exp | null | undefined;
  body?: String_Comparison_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  quest_run?: Quest_Run_Bool_Exp | null | undefined;
  quest_run_id?: Uuid_Comparison_Exp | null | undefined;
  read_at?: Timestamptz_Comparison_Exp | null | undefined;
  side?: Quest_Run_Side_Enum_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "quest_message" */
export type Quest_Message_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'quest_message_pkey';

/** input type for inserting data into table "quest_message" */
export type Quest_Message_Insert_Input = {
  author?: User_Profile_Obj_Rel_Insert_Input | null | undefined;
  /** The person who wrote it. */
  author_id?: string | null | undefined;
  /** What it says. */
  body?: string | null | undefined;
  company?: Company_Obj_Rel_Insert_Input | null | undefined;
  /** The company it belongs to; kept equal to the activation's. */
  company_id?: string | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  creator?: Creator_Obj_Rel_Insert_Input | null | undefined;
  /** The creator it is about. */
  creator_id?: string | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  quest_run?: Quest_Run_Obj_Rel_Insert_Input | null | undefined;
  /** The run. */
  quest_run_id?: string | null | undefined;
  /** When the other side read it. */
  read_at?: string | null | undefined;
  /** Who wrote it. */
  side?: Quest_Run_Side_Enum | null | undefined;
};

/** on_conflict condition type for table "quest_message" */
export type Quest_Message_On_Conflict = {
  constraint: Quest_Message_Constraint;
  update_columns?: Array<Quest_Message_Update_Column>;
  where?: Quest_Message_Bool_Exp | null | undefined;
};

/** select columns of table "quest_message" */
export type Quest_Message_Select_Column =
  /** column name */
  | 'author_id'
  /** column name */
  | 'body'
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'id'
  /** column name */
  | 'quest_run_id'
  /** column name */
  | 'read_at'
  /** column name */
  | 'side';

/** update columns of table "quest_message" */
export type Quest_Message_Update_Column =
  /** column name */
  | 'author_id'
  /** column name */
  | 'body'
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'id'
  /** column name */
  | 'quest_run_id'
  /** column name */
  | 'read_at'
  /** column name */
  | 'side';

/** input type for inserting object relation for remote table "quest" */
export type Quest_Obj_Rel_Insert_Input = {
  data: Quest_Insert_Input;
  /** upsert condition */
  on_conflict?: Quest_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "quest" */
export type Quest_On_Conflict = {
  constraint: Quest_Constraint;
  update_columns?: Array<Quest_Update_Column>;
  where?: Quest_Bool_Exp | null | undefined;
};

export type Quest_Run_Aggregate_Bool_Exp = {
  count?: Quest_Run_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Quest_Run_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Quest_Run_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Quest_Run_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "quest_run" */
export type Quest_Run_Arr_Rel_Insert_Input = {
  data: Array<Quest_Run_Insert_Input>;
  /** upsert condition */
  on_conflict?: Quest_Run_On_Conflict | null | undefined;
};

export type Quest_Run_Badge_Aggregate_Bool_Exp = {
  count?: Quest_Run_Badge_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Quest_Run_Badge_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Quest_Run_Badge_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Quest_Run_Badge_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "quest_run_badge" */
export type Quest_Run_Badge_Aggregate_Order_By = {
  count?: Order_By | null | undefined;
  max?: Quest_Run_Badge_Max_Order_By | null | undefined;
  min?: Quest_Run_Badge_Min_Order_By | null | undefined;
};

/** input type for inserting array relation for remote table "quest_run_badge" */
export type Quest_Run_Badge_Arr_Rel_Insert_Input = {
  data: Array<Quest_Run_Badge_Insert_Input>;
  /** upsert condition */
  on_conflict?: Quest_Run_Badge_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "quest_run_badge". All fields are combined with a logical 'AND'. */
export type Quest_Run_Badge_Bool_Exp = {
  _and?: Array<Quest_Run_Badge_Bool_Exp> | null | undefined;
  _not?: Quest_Run_Badge_Bool_Exp | null | undefined;
  _or?: Array<Quest_Run_Badge_Bool_Exp> | null | undefined;
  badge?: Badge_Enum_Comparison_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  quest_run?: Quest_Run_Bool_Exp | null | undefined;
  quest_run_id?: Uuid_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "quest_run_badge" */
export type Quest_Run_Badge_Constraint =
  /** unique or primary key constraint on columns "quest_run_id", "badge" */
  | 'quest_run_badge_pkey';

/** input type for inserting data into table "quest_run_badge" */
export type Quest_Run_Badge_Insert_Input = {
  /** Which badge. */
  badge?: Badge_Enum | null | undefined;
  company?: Company_Obj_Rel_Insert_Input | null | undefined;
  /** The company it belongs to; kept equal to the activation's. */
  company_id?: string | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  creator?: Creator_Obj_Rel_Insert_Input | null | undefined;
  /** The creator it is about. */
  creator_id?: string | null | undefined;
  quest_run?: Quest_Run_Obj_Rel_Insert_Input | null | undefined;
  /** The run. */
  quest_run_id?: string | null | undefined;
};

/** order by max() on columns of table "quest_run_badge" */
export type Quest_Run_Badge_Max_Order_By = {
  /** Which badge. */
  badge?: Order_By | null | undefined;
  /** The company it belongs to; kept equal to the activation's. */
  company_id?: Order_By | null | undefined;
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** The creator it is about. */
  creator_id?: Order_By | null | undefined;
  /** The run. */
  quest_run_id?: Order_By | null | undefined;
};

/** order by min() on columns of table "quest_run_badge" */
export type Quest_Run_Badge_Min_Order_By = {
  /** Which badge. */
  badge?: Order_By | null | undefined;
  /** The company it belongs to; kept equal to the activation's. */
  company_id?: Order_By | null | undefined;
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** The creator it is about. */
  creator_id?: Order_By | null | undefined;
  /** The run. */
  quest_run_id?: Order_By | null | undefined;
};

/** on_conflict condition type for table "quest_run_badge" */
export type Quest_Run_Badge_On_Conflict = {
  constraint: Quest_Run_Badge_Constraint;
  update_columns?: Array<Quest_Run_Badge_Update_Column>;
  where?: Quest_Run_Badge_Bool_Exp | null | undefined;
};

/** select columns of table "quest_run_badge" */
export type Quest_Run_Badge_Select_Column =
  /** column name */
  | 'badge'
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'quest_run_id';

/** update columns of table "quest_run_badge" */
export type Quest_Run_Badge_Update_Column =
  /** column name */
  | 'badge'
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'quest_run_id';

/** Boolean expression to filter rows from the table "quest_run". All fields are combined with a logical 'AND'. */
export type Quest_Run_Bool_Exp = {
  _and?: Array<Quest_Run_Bool_Exp> | null | undefined;
  _not?: Quest_Run_Bool_Exp | null | undefined;
  _or?: Array<Quest_Run_Bool_Exp> | null | undefined;
  accepted_at?: Timestamptz_Comparison_Exp | null | undefined;
  amount_cents?: Bigint_Comparison_Exp | null | undefined;
  badges?: Quest_Run_Badge_Bool_Exp | null | undefined;
  badges_aggregate?: Quest_Run_Badge_Aggregate_Bool_Exp | null | undefined;
  bids?: Quest_Bid_Bool_Exp | null | undefined;
  bids_aggregate?: Quest_Bid_Aggregate_Bool_Exp | null | undefined;
  code_claims?: Code_Claim_Bool_Exp | null | undefined;
  code_claims_aggregate?: Code_Claim_Aggregate_Bool_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  content_approved_at?: Timestamptz_Comparison_Exp | null | undefined;
  content_deadline_at?: Timestamptz_Comparison_Exp | null | undefined;
  content_length_minutes?: Int_Comparison_Exp | null | undefined;
  content_submitted_at?: Timestamptz_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  current_bid?: Quest_Bid_Bool_Exp | null | undefined;
  current_bid_id?: Uuid_Comparison_Exp | null | undefined;
  deadline_at?: Timestamptz_Comparison_Exp | null | undefined;
  delivery_date?: Timestamptz_Comparison_Exp | null | undefined;
  events?: Quest_Run_Event_Bool_Exp | null | undefined;
  events_aggregate?: Quest_Run_Event_Aggregate_Bool_Exp | null | undefined;
  finished_at?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  invitations?: Invitation_Bool_Exp | null | undefined;
  invitations_aggregate?: Invitation_Aggregate_Bool_Exp | null | undefined;
  kit_claimed_at?: Timestamptz_Comparison_Exp | null | undefined;
  listing_deadline_at?: Timestamptz_Comparison_Exp | null | undefined;
  messages?: Quest_Message_Bool_Exp | null | undefined;
  messages_aggregate?: Quest_Message_Aggregate_Bool_Exp | null | undefined;
  paid_at?: Timestamptz_Comparison_Exp | null | undefined;
  payment?: Payment_Bool_Exp | null | undefined;
  payment_id?: Uuid_Comparison_Exp | null | undefined;
  payout?: Payout_Bool_Exp | null | undefined;
  payout_id?: Uuid_Comparison_Exp | null | undefined;
  platform?: Channel_Provider_Enum_Comparison_Exp | null | undefined;
  post_type?: Post_Type_Enum_Comparison_Exp | null | undefined;
  quest?: Quest_Bool_Exp | null | undefined;
  quest_id?: Uuid_Comparison_Exp | null | undefined;
  review?: Quest_Run_Review_Bool_Exp | null | undefined;
  started_by?: Quest_Run_Side_Enum_Comparison_Exp | null | undefined;
  status?: Quest_Run_Status_Enum_Comparison_Exp | null | undefined;
  status_changed_at?: Timestamptz_Comparison_Exp | null | undefined;
  submissions?: Submission_Bool_Exp | null | undefined;
  submissions_aggregate?: Submission_Aggregate_Bool_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "quest_run" */
export type Quest_Run_Constraint =
  /** unique or primary key constraint on columns "id", "creator_id" */
  | 'quest_run_id_creator_id_key'
  /** unique or primary key constraint on columns "quest_id", "creator_id" */
  | 'quest_run_one_per_creator'
  /** unique or primary key constraint on columns "id" */
  | 'quest_run_pkey';

export type Quest_Run_Event_Aggregate_Bool_Exp = {
  count?: Quest_Run_Event_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Quest_Run_Event_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Quest_Run_Event_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Quest_Run_Event_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "quest_run_event" */
export type Quest_Run_Event_Arr_Rel_Insert_Input = {
  data: Array<Quest_Run_Event_Insert_Input>;
  /** upsert condition */
  on_conflict?: Quest_Run_Event_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "quest_run_event". All fields are combined with a logical 'AND'. */
export type Quest_Run_Event_Bool_Exp = {
  _and?: Array<Quest_Run_Event_Bool_Exp> | null | undefined;
  _not?: Quest_Run_Event_Bool_Exp | null | undefined;
  _or?: Array<Quest_Run_Event_Bool_Exp> | null | undefined;
  actor?: User_Profile_Bool_Exp | null | undefined;
  actor_id?: Uuid_Comparison_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  once_key?: String_Comparison_Exp | null | undefined;
  quest_run?: Quest_Run_Bool_Exp | null | undefined;
  quest_run_id?: Uuid_Comparison_Exp | null | undefined;
  type?: Quest_Run_Event_Type_Enum_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "quest_run_event" */
export type Quest_Run_Event_Constraint =
  /** unique or primary key constraint on columns "quest_run_id", "once_key" */
  | 'quest_run_event_once'
  /** unique or primary key constraint on columns "id" */
  | 'quest_run_event_pkey';

/** input type for inserting data into table "quest_run_event" */
export type Quest_Run_Event_Insert_Input = {
  actor?: User_Profile_Obj_Rel_Insert_Input | null | undefined;
  /** Who did it; none for time and workflows. */
  actor_id?: string | null | undefined;
  company?: Company_Obj_Rel_Insert_Input | null | undefined;
  /** The company it belongs to; kept equal to the activation's. */
  company_id?: string | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  creator?: Creator_Obj_Rel_Insert_Input | null | undefined;
  /** The creator it is about. */
  creator_id?: string | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  /** Keeps a retried workflow from writing the same reminder twice. */
  once_key?: string | null | undefined;
  quest_run?: Quest_Run_Obj_Rel_Insert_Input | null | undefined;
  /** The run. */
  quest_run_id?: string | null | undefined;
  /** What happened. */
  type?: Quest_Run_Event_Type_Enum | null | undefined;
};

/** on_conflict condition type for table "quest_run_event" */
export type Quest_Run_Event_On_Conflict = {
  constraint: Quest_Run_Event_Constraint;
  update_columns?: Array<Quest_Run_Event_Update_Column>;
  where?: Quest_Run_Event_Bool_Exp | null | undefined;
};

/** select columns of table "quest_run_event" */
export type Quest_Run_Event_Select_Column =
  /** column name */
  | 'actor_id'
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'id'
  /** column name */
  | 'once_key'
  /** column name */
  | 'quest_run_id'
  /** column name */
  | 'type';

export type Quest_Run_Event_Type_Enum =
  /** The bid deadline is 24 hours away */
  | 'BID_DEADLINE_24'
  /** The bid deadline is 72 hours away */
  | 'BID_DEADLINE_72'
  /** The offer expired */
  | 'BID_EXPIRED'
  /** The offer was declined */
  | 'BID_REJECTED'
  /** No content was submitted in time */
  | 'CONTENT_PRODUCTION_DEADLINE_EXPIRED'
  /** The content was not listed in time */
  | 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED'
  /** The content is publicly listed */
  | 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_SUCCESS'
  /** The content was reviewed */
  | 'CONTENT_REVIEW'
  /** The content review deadline is 24 hours away */
  | 'CONTENT_REVIEW_DEADLINE_24'
  /** The content review deadline is 72 hours away */
  | 'CONTENT_REVIEW_DEADLINE_72'
  /** A counter offer was made */
  | 'COUNTER_OFFER'
  /** Content was submitted */
  | 'FINAL_CONTENT_SUBMITTED'
  /** An offer was made */
  | 'NEW_OFFER'
  /** The payment deadline is 24 hours away */
  | 'PAYMENT_DEADLINE_24'
  /** The payment deadline is 72 hours away */
  | 'PAYMENT_DEADLINE_72'
  /** The company did not pay in time */
  | 'PAYMENT_EXPIRED'
  /** Accepted, waits for payment */
  | 'QUEST_RUN_AWAITING_PAYMENT';

/** Boolean expression to compare columns of type "quest_run_event_type_enum". All fields are combined with logical 'AND'. */
export type Quest_Run_Event_Type_Enum_Comparison_Exp = {
  _eq?: Quest_Run_Event_Type_Enum | null | undefined;
  _in?: Array<Quest_Run_Event_Type_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Quest_Run_Event_Type_Enum | null | undefined;
  _nin?: Array<Quest_Run_Event_Type_Enum> | null | undefined;
};

/** update columns of table "quest_run_event" */
export type Quest_Run_Event_Update_Column =
  /** column name */
  | 'actor_id'
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'id'
  /** column name */
  | 'once_key'
  /** column name */
  | 'quest_run_id'
  /** column name */
  | 'type';

/** input type for inserting data into table "quest_run" */
export type Quest_Run_Insert_Input = {
  /** When a bid was accepted. */
  accepted_at?: string | null | undefined;
  /** Agreed amount in US cents, from the accepted bid. */
  amount_cents?: number | null | undefined;
  badges?: Quest_Run_Badge_Arr_Rel_Insert_Input | null | undefined;
  bids?: Quest_Bid_Arr_Rel_Insert_Input | null | undefined;
  code_claims?: Code_Claim_Arr_Rel_Insert_Input | null | undefined;
  company?: Company_Obj_Rel_Insert_Input | null | undefined;
  /** The company it belongs to; kept equal to the activation's. */
  company_id?: string | null | undefined;
  /** When the content was approved. */
  content_approved_at?: string | null | undefined;
  /** Until when content must be submitted. */
  content_deadline_at?: string | null | undefined;
  /** Agreed length. */
  content_length_minutes?: number | null | undefined;
  /** When content was last submitted. */
  content_submitted_at?: string | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  creator?: Creator_Obj_Rel_Insert_Input | null | undefined;
  /** The creator it is about. */
  creator_id?: string | null | undefined;
  current_bid?: Quest_Bid_Obj_Rel_Insert_Input | null | undefined;
  /** The offer on the table, or the accepted one. */
  current_bid_id?: string | null | undefined;
  /** When the current status runs out: the next action's due date. */
  deadline_at?: string | null | undefined;
  /** Agreed day of publishing, if any. */
  delivery_date?: string | null | undefined;
  events?: Quest_Run_Event_Arr_Rel_Insert_Input | null | undefined;
  /** When a terminal status was reached. */
  finished_at?: string | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  invitations?: Invitation_Arr_Rel_Insert_Input | null | undefined;
  /** When the creator opened the kit. */
  kit_claimed_at?: string | null | undefined;
  /** Until when the approved content must be public. */
  listing_deadline_at?: string | null | undefined;
  messages?: Quest_Message_Arr_Rel_Insert_Input | null | undefined;
  /** When the company's payment arrived. */
  paid_at?: string | null | undefined;
  payment?: Payment_Obj_Rel_Insert_Input | null | undefined;
  /** The company's payment. */
  payment_id?: string | null | undefined;
  payout?: Payout_Obj_Rel_Insert_Input | null | undefined;
  /** The creator's payout. */
  payout_id?: string | null | undefined;
  /** Agreed platform. */
  platform?: Channel_Provider_Enum | null | undefined;
  /** Agreed kind of content. */
  post_type?: Post_Type_Enum | null | undefined;
  quest?: Quest_Obj_Rel_Insert_Input | null | undefined;
  /** The quest. */
  quest_id?: string | null | undefined;
  review?: Quest_Run_Review_Obj_Rel_Insert_Input | null | undefined;
  /** Who made the first offer. */
  started_by?: Quest_Run_Side_Enum | null | undefined;
  /** Where it stands; only the moves of quest_run_transition are legal. */
  status?: Quest_Run_Status_Enum | null | undefined;
  /** When the status last changed. */
  status_changed_at?: string | null | undefined;
  submissions?: Submission_Arr_Rel_Insert_Input | null | undefined;
  /** When the row last changed. */
  updated_at?: string | null | undefined;
  /** Counts the changes, so that a guarded transition can say which state it saw. */
  version?: number | null | undefined;
};

/** input type for inserting object relation for remote table "quest_run" */
export type Quest_Run_Obj_Rel_Insert_Input = {
  data: Quest_Run_Insert_Input;
  /** upsert condition */
  on_conflict?: Quest_Run_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "quest_run" */
export type Quest_Run_On_Conflict = {
  constraint: Quest_Run_Constraint;
  update_columns?: Array<Quest_Run_Update_Column>;
  where?: Quest_Run_Bool_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "quest_run_review". All fields are combined with a logical 'AND'. */
export type Quest_Run_Review_Bool_Exp = {
  _and?: Array<Quest_Run_Review_Bool_Exp> | null | undefined;
  _not?: Quest_Run_Review_Bool_Exp | null | undefined;
  _or?: Array<Quest_Run_Review_Bool_Exp> | null | undefined;
  author?: User_Profile_Bool_Exp | null | undefined;
  author_id?: Uuid_Comparison_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  message?: String_Comparison_Exp | null | undefined;
  quest_run?: Quest_Run_Bool_Exp | null | undefined;
  quest_run_id?: Uuid_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "quest_run_review" */
export type Quest_Run_Review_Constraint =
  /** unique or primary key constraint on columns "quest_run_id" */
  | 'quest_run_review_pkey';

/** input type for inserting data into table "quest_run_review" */
export type Quest_Run_Review_Insert_Input = {
  author?: User_Profile_Obj_Rel_Insert_Input | null | undefined;
  /** The person who wrote it. */
  author_id?: string | null | undefined;
  company?: Company_Obj_Rel_Insert_Input | null | undefined;
  /** The company it belongs to; kept equal to the activation's. */
  company_id?: string | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  creator?: Creator_Obj_Rel_Insert_Input | null | undefined;
  /** The creator it is about. */
  creator_id?: string | null | undefined;
  /** Its words. */
  message?: string | null | undefined;
  quest_run?: Quest_Run_Obj_Rel_Insert_Input | null | undefined;
  /** The run. */
  quest_run_id?: string | null | undefined;
  /** When the row last changed. */
  updated_at?: string | null | undefined;
};

/** input type for inserting object relation for remote table "quest_run_review" */
export type Quest_Run_Review_Obj_Rel_Insert_Input = {
  data: Quest_Run_Review_Insert_Input;
  /** upsert condition */
  on_conflict?: Quest_Run_Review_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "quest_run_review" */
export type Quest_Run_Review_On_Conflict = {
  constraint: Quest_Run_Review_Constraint;
  update_columns?: Array<Quest_Run_Review_Update_Column>;
  where?: Quest_Run_Review_Bool_Exp | null | undefined;
};

/** update columns of table "quest_run_review" */
export type Quest_Run_Review_Update_Column =
  /** column name */
  | 'author_id'
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'message'
  /** column name */
  | 'quest_run_id'
  /** column name */
  | 'updated_at';

/** select columns of table "quest_run" */
export type Quest_Run_Select_Column =
  /** column name */
  | 'accepted_at'
  /** column name */
  | 'amount_cents'
  /** column name */
  | 'company_id'
  /** column name */
  | 'content_approved_at'
  /** column name */
  | 'content_deadline_at'
  /** column name */
  | 'content_length_minutes'
  /** column name */
  | 'content_submitted_at'
  /** column name */
  | 'created_at'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'current_bid_id'
  /** column name */
  | 'deadline_at'
  /** column name */
  | 'delivery_date'
  /** column name */
  | 'finished_at'
  /** column name */
  | 'id'
  /** column name */
  | 'kit_claimed_at'
  /** column name */
  | 'listing_deadline_at'
  /** column name */
  | 'paid_at'
  /** column name */
  | 'payment_id'
  /** column name */
  | 'payout_id'
  /** column name */
  | 'platform'
  /** column name */
  | 'post_type'
  /** column name */
  | 'quest_id'
  /** column name */
  | 'started_by'
  /** column name */
  | 'status'
  /** column name */
  | 'status_changed_at'
  /** column name */
  | 'updated_at'
  /** column name */
  | 'version';

export type Quest_Run_Side_Enum =
  /** The company */
  | 'company'
  /** The creator */
  | 'creator';

/** Boolean expression to compare columns of type "quest_run_side_enum". All fields are combined with logical 'AND'. */
export type Quest_Run_Side_Enum_Comparison_Exp = {
  _eq?: Quest_Run_Side_Enum | null | undefined;
  _in?: Array<Quest_Run_Side_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Quest_Run_Side_Enum | null | undefined;
  _nin?: Array<Quest_Run_Side_Enum> | null | undefined;
};

export type Quest_Run_Status_Enum =
  /** Nobody answered the offer in time */
  | 'BID_EXPIRED'
  /** The offer was declined */
  | 'BID_REJECTED'
  /** Done */
  | 'COMPLETED'
  /** The creator makes the content */
  | 'CONTENTPRODUCTION'
  /** The company reviews the content */
  | 'CONTENTREVIEW'
  /** The approved content must now be listed publicly */
  | 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION'
  /** The content was not listed in time */
  | 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED'
  /** No content was submitted in time */
  | 'CONTENT_SUBMISSION_DEADLINE_EXPIRED'
  /** A counter offer waits for an answer */
  | 'COUNTER_BID'
  /** The first offer waits for an answer */
  | 'INITIAL_BID'
  /** The payment is being made */
  | 'PAYMENT'
  /** The company did not pay in time */
  | 'PAYMENT_EXPIRED'
  /** The creator is being paid */
  | 'PAYOUT'
  /** Accepted, waits for the company's payment */
  | 'PENDING_PAYMENT';

/** Boolean expression to compare columns of type "quest_run_status_enum". All fields are combined with logical 'AND'. */
export type Quest_Run_Status_Enum_Comparison_Exp = {
  _eq?: Quest_Run_Status_Enum | null | undefined;
  _in?: Array<Quest_Run_Status_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Quest_Run_Status_Enum | null | undefined;
  _nin?: Array<Quest_Run_Status_Enum> | null | undefined;
};

/** update columns of table "quest_run" */
export type Quest_Run_Update_Column =
  /** column name */
  | 'accepted_at'
  /** column name */
  | 'amount_cents'
  /** column name */
  | 'company_id'
  /** column name */
  | 'content_approved_at'
  /** column name */
  | 'content_deadline_at'
  /** column name */
  | 'content_length_minutes'
  /** column name */
  | 'content_submitted_at'
  /** column name */
  | 'created_at'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'current_bid_id'
  /** column name */
  | 'deadline_at'
  /** column name */
  | 'delivery_date'
  /** column name */
  | 'finished_at'
  /** column name */
  | 'id'
  /** column name */
  | 'kit_claimed_at'
  /** column name */
  | 'listing_deadline_at'
  /** column name */
  | 'paid_at'
  /** column name */
  | 'payment_id'
  /** column name */
  | 'payout_id'
  /** column name */
  | 'platform'
  /** column name */
  | 'post_type'
  /** column name */
  | 'quest_id'
  /** column name */
  | 'started_by'
  /** column name */
  | 'status'
  /** column name */
  | 'status_changed_at'
  /** column name */
  | 'updated_at'
  /** column name */
  | 'version';

/** update columns of table "quest" */
export type Quest_Update_Column =
  /** column name */
  | 'auto_bid_max_cents'
  /** column name */
  | 'auto_bid_over'
  /** column name */
  | 'auto_bid_within'
  /** column name */
  | 'budget_cents'
  /** column name */
  | 'call_to_action'
  /** column name */
  | 'deliverables'
  /** column name */
  | 'delivery_type'
  /** column name */
  | 'id'
  /** column name */
  | 'post_types'
  /** column name */
  | 'specific_date'
  /** column name */
  | 'talking_points'
  /** column name */
  | 'target_url'
  /** column name */
  | 'track_clicks'
  /** column name */
  | 'updated_at';

export type Question_Kind_Enum =
  /** By yes or no */
  | 'boolean'
  /** In several lines */
  | 'long_text'
  /** By any number of options */
  | 'multiple_choice'
  /** By one option */
  | 'single_choice'
  /** In a line */
  | 'text'
  /** By a link */
  | 'url';

/** Boolean expression to compare columns of type "question_kind_enum". All fields are combined with logical 'AND'. */
export type Question_Kind_Enum_Comparison_Exp = {
  _eq?: Question_Kind_Enum | null | undefined;
  _in?: Array<Question_Kind_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Question_Kind_Enum | null | undefined;
  _nin?: Array<Question_Kind_Enum> | null | undefined;
};

/** Boolean expression to filter rows from the table "requirement". All fields are combined with a logical 'AND'. */
export type Requirement_Bool_Exp = {
  _and?: Array<Requirement_Bool_Exp> | null | undefined;
  _not?: Requirement_Bool_Exp | null | undefined;
  _or?: Array<Requirement_Bool_Exp> | null | undefined;
  activation?: Activation_Bool_Exp | null | undefined;
  activation_id?: Uuid_Comparison_Exp | null | undefined;
  activations_required?: Int_Comparison_Exp | null | undefined;
  allow_all_creators?: Boolean_Comparison_Exp | null | undefined;
  completed_mission_ids?: Uuid_Array_Comparison_Exp | null | undefined;
  continents?: String_Array_Comparison_Exp | null | undefined;
  countries?: String_Array_Comparison_Exp | null | undefined;
  creator_list_ids?: Uuid_Array_Comparison_Exp | null | undefined;
  languages?: String_Array_Comparison_Exp | null | undefined;
  program?: Activation_Bool_Exp | null | undefined;
  program_id?: Uuid_Comparison_Exp | null | undefined;
  tiktok_average_short_views?: Int_Comparison_Exp | null | undefined;
  tiktok_followers?: Int_Comparison_Exp | null | undefined;
  twitch_average_ccv?: Int_Comparison_Exp | null | undefined;
  twitch_followers?: Int_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
  youtube_average_short_views?: Int_Comparison_Exp | null | undefined;
  youtube_average_video_views?: Int_Comparison_Exp | null | undefined;
  youtube_subscribers?: Int_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "requirement" */
export type Requirement_Constraint =
  /** unique or primary key constraint on columns "activation_id" */
  | 'requirement_pkey';

/** input type for inserting data into table "requirement" */
export type Requirement_Insert_Input = {
  activation?: Activation_Obj_Rel_Insert_Input | null | undefined;
  /** The activation it belongs to. */
  activation_id?: string | null | undefined;
  /** At least so many activations completed on Questboard. */
  activations_required?: number | null | undefined;
  /** Channel figures do not count; location and language still do. */
  allow_all_creators?: boolean | null | undefined;
  /** One of these missions completed first (sequential access). */
  completed_mission_ids?: Array<string> | null | undefined;
  /** Location: one of these continents or of the countries. */
  continents?: Array<string> | null | undefined;
  /** Location: one of these countries or of the continents. */
  countries?: Array<string> | null | undefined;
  /** On one of these creator lists of the company. */
  creator_list_ids?: Array<string> | null | undefined;
  /** Primary content language: one of these. */
  languages?: Array<string> | null | undefined;
  program?: Activation_Obj_Rel_Insert_Input | null | undefined;
  /** Accepted member of this Creator Program. */
  program_id?: string | null | undefined;
  /** At least so many views per TikTok short on average. */
  tiktok_average_short_views?: number | null | undefined;
  /** At least so many TikTok followers. */
  tiktok_followers?: number | null | undefined;
  /** At least so many concurrent viewers on average on Twitch. */
  twitch_average_ccv?: number | null | undefined;
  /** At least so many Twitch followers. */
  twitch_followers?: number | null | undefined;
  /** When the row last changed. */
  updated_at?: string | null | undefined;
  /** At least so many views per YouTube short on average. */
  youtube_average_short_views?: number | null | undefined;
  /** At least so many views per YouTube video on average. */
  youtube_average_video_views?: number | null | undefined;
  /** At least so many YouTube subscribers. */
  youtube_subscribers?: number | null | undefined;
};

/** input type for inserting object relation for remote table "requirement" */
export type Requirement_Obj_Rel_Insert_Input = {
  data: Requirement_Insert_Input;
  /** upsert condition */
  on_conflict?: Requirement_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "requirement" */
export type Requirement_On_Conflict = {
  constraint: Requirement_Constraint;
  update_columns?: Array<Requirement_Update_Column>;
  where?: Requirement_Bool_Exp | null | undefined;
};

/** update columns of table "requirement" */
export type Requirement_Update_Column =
  /** column name */
  | 'activation_id'
  /** column name */
  | 'activations_required'
  /** column name */
  | 'allow_all_creators'
  /** column name */
  | 'completed_mission_ids'
  /** column name */
  | 'continents'
  /** column name */
  | 'countries'
  /** column name */
  | 'creator_list_ids'
  /** column name */
  | 'languages'
  /** column name */
  | 'program_id'
  /** column name */
  | 'tiktok_average_short_views'
  /** column name */
  | 'tiktok_followers'
  /** column name */
  | 'twitch_average_ccv'
  /** column name */
  | 'twitch_followers'
  /** column name */
  | 'updated_at'
  /** column name */
  | 'youtube_average_short_views'
  /** column name */
  | 'youtube_average_video_views'
  /** column name */
  | 'youtube_subscribers';

export type Reward_Claim_Aggregate_Bool_Exp = {
  count?: Reward_Claim_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Reward_Claim_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Reward_Claim_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Reward_Claim_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "reward_claim" */
export type Reward_Claim_Arr_Rel_Insert_Input = {
  data: Array<Reward_Claim_Insert_Input>;
  /** upsert condition */
  on_conflict?: Reward_Claim_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "reward_claim". All fields are combined with a logical 'AND'. */
export type Reward_Claim_Bool_Exp = {
  _and?: Array<Reward_Claim_Bool_Exp> | null | undefined;
  _not?: Reward_Claim_Bool_Exp | null | undefined;
  _or?: Array<Reward_Claim_Bool_Exp> | null | undefined;
  claimed_at?: Timestamptz_Comparison_Exp | null | undefined;
  code_claims?: Code_Claim_Bool_Exp | null | undefined;
  code_claims_aggregate?: Code_Claim_Aggregate_Bool_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  message?: String_Comparison_Exp | null | undefined;
  mission_run?: Mission_Run_Bool_Exp | null | undefined;
  mission_run_id?: Uuid_Comparison_Exp | null | undefined;
  reward?: Mission_Reward_Bool_Exp | null | undefined;
  reward_id?: Uuid_Comparison_Exp | null | undefined;
  shipped_at?: Timestamptz_Comparison_Exp | null | undefined;
  tracking_url?: String_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "reward_claim" */
export type Reward_Claim_Constraint =
  /** unique or primary key constraint on columns "mission_run_id", "reward_id" */
  | 'reward_claim_once'
  /** unique or primary key constraint on columns "id" */
  | 'reward_claim_pkey';

/** input type for inserting data into table "reward_claim" */
export type Reward_Claim_Insert_Input = {
  /** When it was claimed. */
  claimed_at?: string | null | undefined;
  code_claims?: Code_Claim_Arr_Rel_Insert_Input | null | undefined;
  company?: Company_Obj_Rel_Insert_Input | null | undefined;
  /** The company it belongs to; kept equal to the activation's. */
  company_id?: string | null | undefined;
  creator?: Creator_Obj_Rel_Insert_Input | null | undefined;
  /** The creator it is about. */
  creator_id?: string | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  /** The reward's words to the creator who claimed it, as they were then. */
  message?: string | null | undefined;
  mission_run?: Mission_Run_Obj_Rel_Insert_Input | null | undefined;
  /** The run. */
  mission_run_id?: string | null | undefined;
  reward?: Mission_Reward_Obj_Rel_Insert_Input | null | undefined;
  /** The reward. */
  reward_id?: string | null | undefined;
  /** When the company sent it or handed it over. */
  shipped_at?: string | null | undefined;
  /** Where the parcel can be followed. */
  tracking_url?: string | null | undefined;
  /** When the row last changed. */
  updated_at?: string | null | undefined;
};

/** input type for inserting object relation for remote table "reward_claim" */
export type Reward_Claim_Obj_Rel_Insert_Input = {
  data: Reward_Claim_Insert_Input;
  /** upsert condition */
  on_conflict?: Reward_Claim_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "reward_claim" */
export type Reward_Claim_On_Conflict = {
  constraint: Reward_Claim_Constraint;
  update_columns?: Array<Reward_Claim_Update_Column>;
  where?: Reward_Claim_Bool_Exp | null | undefined;
};

/** select columns of table "reward_claim" */
export type Reward_Claim_Select_Column =
  /** column name */
  | 'claimed_at'
  /** column name */
  | 'company_id'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'id'
  /** column name */
  | 'message'
  /** column name */
  | 'mission_run_id'
  /** column name */
  | 'reward_id'
  /** column name */
  | 'shipped_at'
  /** column name */
  | 'tracking_url'
  /** column name */
  | 'updated_at';

/** update columns of table "reward_claim" */
export type Reward_Claim_Update_Column =
  /** column name */
  | 'claimed_at'
  /** column name */
  | 'company_id'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'id'
  /** column name */
  | 'message'
  /** column name */
  | 'mission_run_id'
  /** column name */
  | 'reward_id'
  /** column name */
  | 'shipped_at'
  /** column name */
  | 'tracking_url'
  /** column name */
  | 'updated_at';

export type Rss_Feed_Aggregate_Bool_Exp = {
  bool_and?: Rss_Feed_Aggregate_Bool_Exp_Bool_And | null | undefined;
  bool_or?: Rss_Feed_Aggregate_Bool_Exp_Bool_Or | null | undefined;
  count?: Rss_Feed_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Rss_Feed_Aggregate_Bool_Exp_Bool_And = {
  arguments: Rss_Feed_Select_Column_Rss_Feed_Aggregate_Bool_Exp_Bool_And_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Rss_Feed_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Rss_Feed_Aggregate_Bool_Exp_Bool_Or = {
  arguments: Rss_Feed_Select_Column_Rss_Feed_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Rss_Feed_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Rss_Feed_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Rss_Feed_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Rss_Feed_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "rss_feed" */
export type Rss_Feed_Aggregate_Order_By = {
  avg?: Rss_Feed_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: Rss_Feed_Max_Order_By | null | undefined;
  min?: Rss_Feed_Min_Order_By | null | undefined;
  stddev?: Rss_Feed_Stddev_Order_By | null | undefined;
  stddev_pop?: Rss_Feed_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: Rss_Feed_Stddev_Samp_Order_By | null | undefined;
  sum?: Rss_Feed_Sum_Order_By | null | undefined;
  var_pop?: Rss_Feed_Var_Pop_Order_By | null | undefined;
  var_samp?: Rss_Feed_Var_Samp_Order_By | null | undefined;
  variance?: Rss_Feed_Variance_Order_By | null | undefined;
};

/** input type for inserting array relation for remote table "rss_feed" */
export type Rss_Feed_Arr_Rel_Insert_Input = {
  data: Array<Rss_Feed_Insert_Input>;
  /** upsert condition */
  on_conflict?: Rss_Feed_On_Conflict | null | undefined;
};

/** order by avg() on columns of table "rss_feed" */
export type Rss_Feed_Avg_Order_By = {
  /** How many articles it had when it was last read. */
  article_count?: Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "rss_feed". All fields are combined with a logical 'AND'. */
export type Rss_Feed_Bool_Exp = {
  _and?: Array<Rss_Feed_Bool_Exp> | null | undefined;
  _not?: Rss_Feed_Bool_Exp | null | undefined;
  _or?: Array<Rss_Feed_Bool_Exp> | null | undefined;
  article_count?: Int_Comparison_Exp | null | undefined;
  authorized?: Boolean_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  fetched_at?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  title?: String_Comparison_Exp | null | undefined;
  url?: String_Comparison_Exp | null | undefined;
  user?: User_Bool_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "rss_feed" */
export type Rss_Feed_Constraint =
  /** unique or primary key constraint on columns "id", "user_id" */
  | 'rss_feed_id_user_id_key'
  /** unique or primary key constraint on columns "id" */
  | 'rss_feed_pkey'
  /** unique or primary key constraint on columns "user_id", "url" */
  | 'rss_feed_url_key';

/** input type for inserting data into table "rss_feed" */
export type Rss_Feed_Insert_Input = {
  /** How many articles it had when it was last read. */
  article_count?: number | null | undefined;
  /** That the person may share it. */
  authorized?: boolean | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  /** When it was last read, or tried. */
  fetched_at?: string | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  /** What the feed calls itself. */
  title?: string | null | undefined;
  /** The address of the feed. */
  url?: string | null | undefined;
  user?: User_Obj_Rel_Insert_Input | null | undefined;
  /** The account it belongs to. */
  user_id?: string | null | undefined;
};

/** order by max() on columns of table "rss_feed" */
export type Rss_Feed_Max_Order_By = {
  /** How many articles it had when it was last read. */
  article_count?: Order_By | null | undefined;
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** When it was last read, or tried. */
  fetched_at?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** What the feed calls itself. */
  title?: Order_By | null | undefined;
  /** The address of the feed. */
  url?: Order_By | null | undefined;
  /** The account it belongs to. */
  user_id?: Order_By | null | undefined;
};

/** order by min() on columns of table "rss_feed" */
export type Rss_Feed_Min_Order_By = {
  /** How many articles it had when it was last read. */
  article_count?: Order_By | null | undefined;
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** When it was last read, or tried. */
  fetched_at?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** What the feed calls itself. */
  title?: Order_By | null | undefined;
  /** The address of the feed. */
  url?: Order_By | null | undefined;
  /** The account it belongs to. */
  user_id?: Order_By | null | undefined;
};

/** on_conflict condition type for table "rss_feed" */
export type Rss_Feed_On_Conflict = {
  constraint: Rss_Feed_Constraint;
  update_columns?: Array<Rss_Feed_Update_Column>;
  where?: Rss_Feed_Bool_Exp | null | undefined;
};

/** select columns of table "rss_feed" */
export type Rss_Feed_Select_Column =
  /** column name */
  | 'article_count'
  /** column name */
  | 'authorized'
  /** column name */
  | 'created_at'
  /** column name */
  | 'fetched_at'
  /** column name */
  | 'id'
  /** column name */
  | 'title'
  /** column name */
  | 'url'
  /** column name */
  | 'user_id';

/** select "rss_feed_aggregate_bool_exp_bool_and_arguments_columns" columns of table "rss_feed" */
export type Rss_Feed_Select_Column_Rss_Feed_Aggregate_Bool_Exp_Bool_And_Arguments_Columns =
  /** column name */
  | 'authorized';

/** select "rss_feed_aggregate_bool_exp_bool_or_arguments_columns" columns of table "rss_feed" */
export type Rss_Feed_Select_Column_Rss_Feed_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns =
  /** column name */
  | 'authorized';

/** order by stddev() on columns of table "rss_feed" */
export type Rss_Feed_Stddev_Order_By = {
  /** How many articles it had when it was last read. */
  article_count?: Order_By | null | undefined;
};

/** order by stddev_pop() on columns of table "rss_feed" */
export type Rss_Feed_Stddev_Pop_Order_By = {
  /** How many articles it had when it was last read. */
  article_count?: Order_By | null | undefined;
};

/** order by stddev_samp() on columns of table "rss_feed" */
export type Rss_Feed_Stddev_Samp_Order_By = {
  /** How many articles it had when it was last read. */
  article_count?: Order_By | null | undefined;
};

/** order by sum() on columns of table "rss_feed" */
export type Rss_Feed_Sum_Order_By = {
  /** How many articles it had when it was last read. */
  article_count?: Order_By | null | undefined;
};

/** update columns of table "rss_feed" */
export type Rss_Feed_Update_Column =
  /** column name */
  | 'article_count'
  /** column name */
  | 'authorized'
  /** column name */
  | 'created_at'
  /** column name */
  | 'fetched_at'
  /** column name */
  | 'id'
  /** column name */
  | 'title'
  /** column name */
  | 'url'
  /** column name */
  | 'user_id';

/** order by var_pop() on columns of table "rss_feed" */
export type Rss_Feed_Var_Pop_Order_By = {
  /** How many articles it had when it was last read. */
  article_count?: Order_By | null | undefined;
};

/** order by var_samp() on columns of table "rss_feed" */
export type Rss_Feed_Var_Samp_Order_By = {
  /** How many articles it had when it was last read. */
  article_count?: Order_By | null | undefined;
};

/** order by variance() on columns of table "rss_feed" */
export type Rss_Feed_Variance_Order_By = {
  /** How many articles it had when it was last read. */
  article_count?: Order_By | null | undefined;
};

export type Saved_Filter_Aggregate_Bool_Exp = {
  count?: Saved_Filter_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Saved_Filter_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Saved_Filter_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Saved_Filter_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "saved_filter" */
export type Saved_Filter_Aggregate_Order_By = {
  count?: Order_By | null | undefined;
  max?: Saved_Filter_Max_Order_By | null | undefined;
  min?: Saved_Filter_Min_Order_By | null | undefined;
};

/** input type for inserting array relation for remote table "saved_filter" */
export type Saved_Filter_Arr_Rel_Insert_Input = {
  data: Array<Saved_Filter_Insert_Input>;
  /** upsert condition */
  on_conflict?: Saved_Filter_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "saved_filter". All fields are combined with a logical 'AND'. */
export type Saved_Filter_Bool_Exp = {
  _and?: Array<Saved_Filter_Bool_Exp> | null | undefined;
  _not?: Saved_Filter_Bool_Exp | null | undefined;
  _or?: Array<Saved_Filter_Bool_Exp> | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  filter?: Jsonb_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  name?: Citext_Comparison_Exp | null | undefined;
  screen?: String_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
  user?: User_Bool_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "saved_filter" */
export type Saved_Filter_Constraint =
  /** unique or primary key constraint on columns "user_id", "screen", "name" */
  | 'saved_filter_name_key'
  /** unique or primary key constraint on columns "id" */
  | 'saved_filter_pkey';

/** input type for inserting data into table "saved_filter" */
export type Saved_Filter_Insert_Input = {
  /** When the row was made. */
  created_at?: string | null | undefined;
  /** What is filtered, as the screen writes it. */
  filter?: unknown;
  /** The row's identity. */
  id?: string | null | undefined;
  /** What the person calls it. */
  name?: string | null | undefined;
  /** The screen it is for. */
  screen?: string | null | undefined;
  /** When the row last changed. */
  updated_at?: string | null | undefined;
  user?: User_Obj_Rel_Insert_Input | null | undefined;
  /** The account it belongs to. */
  user_id?: string | null | undefined;
};

/** order by max() on columns of table "saved_filter" */
export type Saved_Filter_Max_Order_By = {
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** What the person calls it. */
  name?: Order_By | null | undefined;
  /** The screen it is for. */
  screen?: Order_By | null | undefined;
  /** When the row last changed. */
  updated_at?: Order_By | null | undefined;
  /** The account it belongs to. */
  user_id?: Order_By | null | undefined;
};

/** order by min() on columns of table "saved_filter" */
export type Saved_Filter_Min_Order_By = {
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** What the person calls it. */
  name?: Order_By | null | undefined;
  /** The screen it is for. */
  screen?: Order_By | null | undefined;
  /** When the row last changed. */
  updated_at?: Order_By | null | undefined;
  /** The account it belongs to. */
  user_id?: Order_By | null | undefined;
};

/** on_conflict condition type for table "saved_filter" */
export type Saved_Filter_On_Conflict = {
  constraint: Saved_Filter_Constraint;
  update_columns?: Array<Saved_Filter_Update_Column>;
  where?: Saved_Filter_Bool_Exp | null | undefined;
};

/** select columns of table "saved_filter" */
export type Saved_Filter_Select_Column =
  /** column name */
  | 'created_at'
  /** column name */
  | 'filter'
  /** column name */
  | 'id'
  /** column name */
  | 'name'
  /** column name */
  | 'screen'
  /** column name */
  | 'updated_at'
  /** column name */
  | 'user_id';

/** update columns of table "saved_filter" */
export type Saved_Filter_Update_Column =
  /** column name */
  | 'created_at'
  /** column name */
  | 'filter'
  /** column name */
  | 'id'
  /** column name */
  | 'name'
  /** column name */
  | 'screen'
  /** column name */
  | 'updated_at'
  /** column name */
  | 'user_id';

export type Session_Aggregate_Bool_Exp = {
  count?: Session_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Session_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Session_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Session_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "session" */
export type Session_Aggregate_Order_By = {
  count?: Order_By | null | undefined;
  max?: Session_Max_Order_By | null | undefined;
  min?: Session_Min_Order_By | null | undefined;
};

/** input type for inserting array relation for remote table "session" */
export type Session_Arr_Rel_Insert_Input = {
  data: Array<Session_Insert_Input>;
  /** upsert condition */
  on_conflict?: Session_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "session". All fields are combined with a logical 'AND'. */
export type Session_Bool_Exp = {
  _and?: Array<Session_Bool_Exp> | null | undefined;
  _not?: Session_Bool_Exp | null | undefined;
  _or?: Array<Session_Bool_Exp> | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  device?: Device_Bool_Exp | null | undefined;
  device_id?: Uuid_Comparison_Exp | null | undefined;
  expires_at?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  ip?: Inet_Comparison_Exp | null | undefined;
  last_seen_at?: Timestamptz_Comparison_Exp | null | undefined;
  token_hash?: Bytea_Comparison_Exp | null | undefined;
  user?: User_Bool_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "session" */
export type Session_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'session_pkey'
  /** unique or primary key constraint on columns "token_hash" */
  | 'session_token_hash_key';

/** input type for inserting data into table "session" */
export type Session_Insert_Input = {
  /** When the row was made. */
  created_at?: string | null | undefined;
  device?: Device_Obj_Rel_Insert_Input | null | undefined;
  /** The browser. */
  device_id?: string | null | undefined;
  /** When it ends unless it is used. */
  expires_at?: string | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  /** From which address. */
  ip?: string | null | undefined;
  /** When it was last used. */
  last_seen_at?: string | null | undefined;
  /** SHA-256 of the cookie's value: the value itself is stored nowhere. */
  token_hash?: string | null | undefined;
  user?: User_Obj_Rel_Insert_Input | null | undefined;
  /** Who is signed in. */
  user_id?: string | null | undefined;
};

/** order by max() on columns of table "session" */
export type Session_Max_Order_By = {
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** The browser. */
  device_id?: Order_By | null | undefined;
  /** When it ends unless it is used. */
  expires_at?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** When it was last used. */
  last_seen_at?: Order_By | null | undefined;
  /** Who is signed in. */
  user_id?: Order_By | null | undefined;
};

/** order by min() on columns of table "session" */
export type Session_Min_Order_By = {
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** The browser. */
  device_id?: Order_By | null | undefined;
  /** When it ends unless it is used. */
  expires_at?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** When it was last used. */
  last_seen_at?: Order_By | null | undefined;
  /** Who is signed in. */
  user_id?: Order_By | null | undefined;
};

/** on_conflict condition type for table "session" */
export type Session_On_Conflict = {
  constraint: Session_Constraint;
  update_columns?: Array<Session_Update_Column>;
  where?: Session_Bool_Exp | null | undefined;
};

/** select columns of table "session" */
export type Session_Select_Column =
  /** column name */
  | 'created_at'
  /** column name */
  | 'device_id'
  /** column name */
  | 'expires_at'
  /** column name */
  | 'id'
  /** column name */
  | 'ip'
  /** column name */
  | 'last_seen_at'
  /** column name */
  | 'token_hash'
  /** column name */
  | 'user_id';

/** update columns of table "session" */
export type Session_Update_Column =
  /** column name */
  | 'created_at'
  /** column name */
  | 'device_id'
  /** column name */
  | 'expires_at'
  /** column name */
  | 'id'
  /** column name */
  | 'ip'
  /** column name */
  | 'last_seen_at'
  /** column name */
  | 'token_hash'
  /** column name */
  | 'user_id';

/** Boolean expression to filter rows from the table "shipping_address". All fields are combined with a logical 'AND'. */
export type Shipping_Address_Bool_Exp = {
  _and?: Array<Shipping_Address_Bool_Exp> | null | undefined;
  _not?: Shipping_Address_Bool_Exp | null | undefined;
  _or?: Array<Shipping_Address_Bool_Exp> | null | undefined;
  city?: String_Comparison_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  country?: String_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  email?: Citext_Comparison_Exp | null | undefined;
  first_name?: String_Comparison_Exp | null | undefined;
  last_name?: String_Comparison_Exp | null | undefined;
  mission_run?: Mission_Run_Bool_Exp | null | undefined;
  mission_run_id?: Uuid_Comparison_Exp | null | undefined;
  province?: String_Comparison_Exp | null | undefined;
  street_name?: String_Comparison_Exp | null | undefined;
  street_number?: String_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
  zip_code?: String_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "shipping_address" */
export type Shipping_Address_Constraint =
  /** unique or primary key constraint on columns "mission_run_id" */
  | 'shipping_address_pkey';

/** input type for inserting data into table "shipping_address" */
export type Shipping_Address_Insert_Input = {
  /** City. */
  city?: string | null | undefined;
  company?: Company_Obj_Rel_Insert_Input | null | undefined;
  /** The company it belongs to; kept equal to the activation's. */
  company_id?: string | null | undefined;
  /** Country. */
  country?: string | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  creator?: Creator_Obj_Rel_Insert_Input | null | undefined;
  /** The creator it is about. */
  creator_id?: string | null | undefined;
  /** For the carrier, optional. */
  email?: string | null | undefined;
  /** First name. */
  first_name?: string | null | undefined;
  /** Last name. */
  last_name?: string | null | undefined;
  mission_run?: Mission_Run_Obj_Rel_Insert_Input | null | undefined;
  /** The run. */
  mission_run_id?: string | null | undefined;
  /** Province, optional. */
  province?: string | null | undefined;
  /** Street name. */
  street_name?: string | null | undefined;
  /** Street number. */
  street_number?: string | null | undefined;
  /** When the row last changed. */
  updated_at?: string | null | undefined;
  /** ZIP code. */
  zip_code?: string | null | undefined;
};

/** input type for inserting object relation for remote table "shipping_address" */
export type Shipping_Address_Obj_Rel_Insert_Input = {
  data: Shipping_Address_Insert_Input;
  /** upsert condition */
  on_conflict?: Shipping_Address_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "shipping_address" */
export type Shipping_Address_On_Conflict = {
  constraint: Shipping_Address_Constraint;
  update_columns?: Array<Shipping_Address_Update_Column>;
  where?: Shipping_Address_Bool_Exp | null | undefined;
};

/** update columns of table "shipping_address" */
export type Shipping_Address_Update_Column =
  /** column name */
  | 'city'
  /** column name */
  | 'company_id'
  /** column name */
  | 'country'
  /** column name */
  | 'created_at'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'email'
  /** column name */
  | 'first_name'
  /** column name */
  | 'last_name'
  /** column name */
  | 'mission_run_id'
  /** column name */
  | 'province'
  /** column name */
  | 'street_name'
  /** column name */
  | 'street_number'
  /** column name */
  | 'updated_at'
  /** column name */
  | 'zip_code';

export type Shortlist_Aggregate_Bool_Exp = {
  count?: Shortlist_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Shortlist_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Shortlist_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Shortlist_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "shortlist" */
export type Shortlist_Aggregate_Order_By = {
  count?: Order_By | null | undefined;
  max?: Shortlist_Max_Order_By | null | undefined;
  min?: Shortlist_Min_Order_By | null | undefined;
};

/** input type for inserting array relation for remote table "shortlist" */
export type Shortlist_Arr_Rel_Insert_Input = {
  data: Array<Shortlist_Insert_Input>;
  /** upsert condition */
  on_conflict?: Shortlist_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "shortlist". All fields are combined with a logical 'AND'. */
export type Shortlist_Bool_Exp = {
  _and?: Array<Shortlist_Bool_Exp> | null | undefined;
  _not?: Shortlist_Bool_Exp | null | undefined;
  _or?: Array<Shortlist_Bool_Exp> | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  created_by?: Uuid_Comparison_Exp | null | undefined;
  entries?: Shortlist_Entry_Bool_Exp | null | undefined;
  entries_aggregate?: Shortlist_Entry_Aggregate_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  kind?: Insight_Kind_Enum_Comparison_Exp | null | undefined;
  name?: Citext_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "shortlist" */
export type Shortlist_Constraint =
  /** unique or primary key constraint on columns "company_id", "name" */
  | 'shortlist_name_key'
  /** unique or primary key constraint on columns "id" */
  | 'shortlist_pkey';

export type Shortlist_Entry_Aggregate_Bool_Exp = {
  count?: Shortlist_Entry_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Shortlist_Entry_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Shortlist_Entry_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Shortlist_Entry_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "shortlist_entry" */
export type Shortlist_Entry_Aggregate_Order_By = {
  count?: Order_By | null | undefined;
  max?: Shortlist_Entry_Max_Order_By | null | undefined;
  min?: Shortlist_Entry_Min_Order_By | null | undefined;
};

/** input type for inserting array relation for remote table "shortlist_entry" */
export type Shortlist_Entry_Arr_Rel_Insert_Input = {
  data: Array<Shortlist_Entry_Insert_Input>;
  /** upsert condition */
  on_conflict?: Shortlist_Entry_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "shortlist_entry". All fields are combined with a logical 'AND'. */
export type Shortlist_Entry_Bool_Exp = {
  _and?: Array<Shortlist_Entry_Bool_Exp> | null | undefined;
  _not?: Shortlist_Entry_Bool_Exp | null | undefined;
  _or?: Array<Shortlist_Entry_Bool_Exp> | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  shortlist?: Shortlist_Bool_Exp | null | undefined;
  shortlist_id?: Uuid_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "shortlist_entry" */
export type Shortlist_Entry_Constraint =
  /** unique or primary key constraint on columns "shortlist_id", "creator_id" */
  | 'shortlist_entry_pkey';

/** input type for inserting data into table "shortlist_entry" */
export type Shortlist_Entry_Insert_Input = {
  /** When the row was made. */
  created_at?: string | null | undefined;
  creator?: Creator_Obj_Rel_Insert_Input | null | undefined;
  /** The creator on it. */
  creator_id?: string | null | undefined;
  shortlist?: Shortlist_Obj_Rel_Insert_Input | null | undefined;
  /** The shortlist. */
  shortlist_id?: string | null | undefined;
};

/** order by max() on columns of table "shortlist_entry" */
export type Shortlist_Entry_Max_Order_By = {
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** The creator on it. */
  creator_id?: Order_By | null | undefined;
  /** The shortlist. */
  shortlist_id?: Order_By | null | undefined;
};

/** order by min() on columns of table "shortlist_entry" */
export type Shortlist_Entry_Min_Order_By = {
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** The creator on it. */
  creator_id?: Order_By | null | undefined;
  /** The shortlist. */
  shortlist_id?: Order_By | null | undefined;
};

/** on_conflict condition type for table "shortlist_entry" */
export type Shortlist_Entry_On_Conflict = {
  constraint: Shortlist_Entry_Constraint;
  update_columns?: Array<Shortlist_Entry_Update_Column>;
  where?: Shortlist_Entry_Bool_Exp | null | undefined;
};

/** select columns of table "shortlist_entry" */
export type Shortlist_Entry_Select_Column =
  /** column name */
  | 'created_at'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'shortlist_id';

/** update columns of table "shortlist_entry" */
export type Shortlist_Entry_Update_Column =
  /** column name */
  | 'created_at'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'shortlist_id';

/** input type for inserting data into table "shortlist" */
export type Shortlist_Insert_Input = {
  company?: Company_Obj_Rel_Insert_Input | null | undefined;
  /** The company it belongs to. */
  company_id?: string | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  /** Who made it; empty once that account is deleted. */
  created_by?: string | null | undefined;
  entries?: Shortlist_Entry_Arr_Rel_Insert_Input | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  /** Which insights it keeps creators of. */
  kind?: Insight_Kind_Enum | null | undefined;
  /** What the company calls it; once in a company and kind. */
  name?: string | null | undefined;
};

/** order by max() on columns of table "shortlist" */
export type Shortlist_Max_Order_By = {
  /** The company it belongs to. */
  company_id?: Order_By | null | undefined;
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** Who made it; empty once that account is deleted. */
  created_by?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** Which insights it keeps creators of. */
  kind?: Order_By | null | undefined;
  /** What the company calls it; once in a company and kind. */
  name?: Order_By | null | undefined;
};

/** order by min() on columns of table "shortlist" */
export type Shortlist_Min_Order_By = {
  /** The company it belongs to. */
  company_id?: Order_By | null | undefined;
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** Who made it; empty once that account is deleted. */
  created_by?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** Which insights it keeps creators of. */
  kind?: Order_By | null | undefined;
  /** What the company calls it; once in a company and kind. */
  name?: Order_By | null | undefined;
};

/** input type for inserting object relation for remote table "shortlist" */
export type Shortlist_Obj_Rel_Insert_Input = {
  data: Shortlist_Insert_Input;
  /** upsert condition */
  on_conflict?: Shortlist_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "shortlist" */
export type Shortlist_On_Conflict = {
  constraint: Shortlist_Constraint;
  update_columns?: Array<Shortlist_Update_Column>;
  where?: Shortlist_Bool_Exp | null | undefined;
};

/** select columns of table "shortlist" */
export type Shortlist_Select_Column =
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'created_by'
  /** column name */
  | 'id'
  /** column name */
  | 'kind'
  /** column name */
  | 'name';

/** update columns of table "shortlist" */
export type Shortlist_Update_Column =
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'created_by'
  /** column name */
  | 'id'
  /** column name */
  | 'kind'
  /** column name */
  | 'name';

export type Sign_In_Attempt_Aggregate_Bool_Exp = {
  bool_and?: Sign_In_Attempt_Aggregate_Bool_Exp_Bool_And | null | undefined;
  bool_or?: Sign_In_Attempt_Aggregate_Bool_Exp_Bool_Or | null | undefined;
  count?: Sign_In_Attempt_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Sign_In_Attempt_Aggregate_Bool_Exp_Bool_And = {
  arguments: Sign_In_Attempt_Select_Column_Sign_In_Attempt_Aggregate_Bool_Exp_Bool_And_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Sign_In_Attempt_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Sign_In_Attempt_Aggregate_Bool_Exp_Bool_Or = {
  arguments: Sign_In_Attempt_Select_Column_Sign_In_Attempt_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Sign_In_Attempt_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Sign_In_Attempt_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Sign_In_Attempt_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Sign_In_Attempt_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "sign_in_attempt" */
export type Sign_In_Attempt_Aggregate_Order_By = {
  avg?: Sign_In_Attempt_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: Sign_In_Attempt_Max_Order_By | null | undefined;
  min?: Sign_In_Attempt_Min_Order_By | null | undefined;
  stddev?: Sign_In_Attempt_Stddev_Order_By | null | undefined;
  stddev_pop?: Sign_In_Attempt_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: Sign_In_Attempt_Stddev_Samp_Order_By | null | undefined;
  sum?: Sign_In_Attempt_Sum_Order_By | null | undefined;
  var_pop?: Sign_In_Attempt_Var_Pop_Order_By | null | undefined;
  var_samp?: Sign_In_Attempt_Var_Samp_Order_By | null | undefined;
  variance?: Sign_In_Attempt_Variance_Order_By | null | undefined;
};

/** input type for inserting array relation for remote table "sign_in_attempt" */
export type Sign_In_Attempt_Arr_Rel_Insert_Input = {
  data: Array<Sign_In_Attempt_Insert_Input>;
  /** upsert condition */
  on_conflict?: Sign_In_Attempt_On_Conflict | null | undefined;
};

/** order by avg() on columns of table "sign_in_attempt" */
export type Sign_In_Attempt_Avg_Order_By = {
  /** Why not (spec §8). */
  error_code?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "sign_in_attempt". All fields are combined with a logical 'AND'. */
export type Sign_In_Attempt_Bool_Exp = {
  _and?: Array<Sign_In_Attempt_Bool_Exp> | null | undefined;
  _not?: Sign_In_Attempt_Bool_Exp | null | undefined;
  _or?: Array<Sign_In_Attempt_Bool_Exp> | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  error_code?: Int_Comparison_Exp | null | undefined;
  id?: Bigint_Comparison_Exp | null | undefined;
  identifier?: Citext_Comparison_Exp | null | undefined;
  ip?: Inet_Comparison_Exp | null | undefined;
  succeeded?: Boolean_Comparison_Exp | null | undefined;
  user?: User_Bool_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "sign_in_attempt" */
export type Sign_In_Attempt_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'sign_in_attempt_pkey';

/** input type for inserting data into table "sign_in_attempt" */
export type Sign_In_Attempt_Insert_Input = {
  /** When the row was made. */
  created_at?: string | null | undefined;
  /** Why not (spec §8). */
  error_code?: number | null | undefined;
  /** The username or e-mail that was typed. */
  identifier?: string | null | undefined;
  /** From which address. */
  ip?: string | null | undefined;
  /** Whether it let somebody in. */
  succeeded?: boolean | null | undefined;
  user?: User_Obj_Rel_Insert_Input | null | undefined;
  /** The account, if the name belongs to one. */
  user_id?: string | null | undefined;
};

/** order by max() on columns of table "sign_in_attempt" */
export type Sign_In_Attempt_Max_Order_By = {
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** Why not (spec §8). */
  error_code?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** The username or e-mail that was typed. */
  identifier?: Order_By | null | undefined;
  /** The account, if the name belongs to one. */
  user_id?: Order_By | null | undefined;
};

/** order by min() on columns of table "sign_in_attempt" */
export type Sign_In_Attempt_Min_Order_By = {
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** Why not (spec §8). */
  error_code?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** The username or e-mail that was typed. */
  identifier?: Order_By | null | undefined;
  /** The account, if the name belongs to one. */
  user_id?: Order_By | null | undefined;
};

/** on_conflict condition type for table "sign_in_attempt" */
export type Sign_In_Attempt_On_Conflict = {
  constraint: Sign_In_Attempt_Constraint;
  update_columns?: Array<Sign_In_Attempt_Update_Column>;
  where?: Sign_In_Attempt_Bool_Exp | null | undefined;
};

/** select columns of table "sign_in_attempt" */
export type Sign_In_Attempt_Select_Column =
  /** column name */
  | 'created_at'
  /** column name */
  | 'error_code'
  /** column name */
  | 'id'
  /** column name */
  | 'identifier'
  /** column name */
  | 'ip'
  /** column name */
  | 'succeeded'
  /** column name */
  | 'user_id';

/** select "sign_in_attempt_aggregate_bool_exp_bool_and_arguments_columns" columns of table "sign_in_attempt" */
export type Sign_In_Attempt_Select_Column_Sign_In_Attempt_Aggregate_Bool_Exp_Bool_And_Arguments_Columns =
  /** column name */
  | 'succeeded';

/** select "sign_in_attempt_aggregate_bool_exp_bool_or_arguments_columns" columns of table "sign_in_attempt" */
export type Sign_In_Attempt_Select_Column_Sign_In_Attempt_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns =
  /** column name */
  | 'succeeded';

/** order by stddev() on columns of table "sign_in_attempt" */
export type Sign_In_Attempt_Stddev_Order_By = {
  /** Why not (spec §8). */
  error_code?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
};

/** order by stddev_pop() on columns of table "sign_in_attempt" */
export type Sign_In_Attempt_Stddev_Pop_Order_By = {
  /** Why not (spec §8). */
  error_code?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
};

/** order by stddev_samp() on columns of table "sign_in_attempt" */
export type Sign_In_Attempt_Stddev_Samp_Order_By = {
  /** Why not (spec §8). */
  error_code?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
};

/** order by sum() on columns of table "sign_in_attempt" */
export type Sign_In_Attempt_Sum_Order_By = {
  /** Why not (spec §8). */
  error_code?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
};

/** update columns of table "sign_in_attempt" */
export type Sign_In_Attempt_Update_Column =
  /** column name */
  | 'created_at'
  /** column name */
  | 'error_code'
  /** column name */
  | 'identifier'
  /** column name */
  | 'ip'
  /** column name */
  | 'succeeded'
  /** column name */
  | 'user_id';

/** order by var_pop() on columns of table "sign_in_attempt" */
export type Sign_In_Attempt_Var_Pop_Order_By = {
  /** Why not (spec §8). */
  error_code?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
};

/** order by var_samp() on columns of table "sign_in_attempt" */
export type Sign_In_Attempt_Var_Samp_Order_By = {
  /** Why not (spec §8). */
  error_code?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
};

/** order by variance() on columns of table "sign_in_attempt" */
export type Sign_In_Attempt_Variance_Order_By = {
  /** Why not (spec §8). */
  error_code?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
};

export type Size_Tier_Enum =
  /** From 100,000 views or 1,000 concurrent viewers */
  | 'macro'
  /** 1,000 to 10,000 views or 10 to 100 concurrent viewers */
  | 'micro'
  /** 10,000 to 100,000 views or 100 to 1,000 concurrent viewers */
  | 'mid'
  /** Up to 1,000 views or 10 concurrent viewers */
  | 'nano';

/** Boolean expression to compare columns of type "size_tier_enum". All fields are combined with logical 'AND'. */
export type Size_Tier_Enum_Comparison_Exp = {
  _eq?: Size_Tier_Enum | null | undefined;
  _in?: Array<Size_Tier_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Size_Tier_Enum | null | undefined;
  _nin?: Array<Size_Tier_Enum> | null | undefined;
};

/** Boolean expression to compare columns of type "smallint". All fields are combined with logical 'AND'. */
export type Smallint_Comparison_Exp = {
  _eq?: number | null | undefined;
  _gt?: number | null | undefined;
  _gte?: number | null | undefined;
  _in?: Array<number> | null | undefined;
  _is_null?: boolean | null | undefined;
  _lt?: number | null | undefined;
  _lte?: number | null | undefined;
  _neq?: number | null | undefined;
  _nin?: Array<number> | null | undefined;
};

export type Statement_Aggregate_Bool_Exp = {
  count?: Statement_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Statement_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Statement_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Statement_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "statement" */
export type Statement_Aggregate_Order_By = {
  avg?: Statement_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: Statement_Max_Order_By | null | undefined;
  min?: Statement_Min_Order_By | null | undefined;
  stddev?: Statement_Stddev_Order_By | null | undefined;
  stddev_pop?: Statement_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: Statement_Stddev_Samp_Order_By | null | undefined;
  sum?: Statement_Sum_Order_By | null | undefined;
  var_pop?: Statement_Var_Pop_Order_By | null | undefined;
  var_samp?: Statement_Var_Samp_Order_By | null | undefined;
  variance?: Statement_Variance_Order_By | null | undefined;
};

/** input type for inserting array relation for remote table "statement" */
export type Statement_Arr_Rel_Insert_Input = {
  data: Array<Statement_Insert_Input>;
  /** upsert condition */
  on_conflict?: Statement_On_Conflict | null | undefined;
};

/** order by avg() on columns of table "statement" */
export type Statement_Avg_Order_By = {
  /** The balance at its end, in US cents. */
  closing_cents?: Order_By | null | undefined;
  /** The balance at its beginning, in US cents. */
  opening_cents?: Order_By | null | undefined;
  /** What was paid in, in US cents. */
  paid_cents?: Order_By | null | undefined;
  /** What was spent, in US cents. */
  spent_cents?: Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "statement". All fields are combined with a logical 'AND'. */
export type Statement_Bool_Exp = {
  _and?: Array<Statement_Bool_Exp> | null | undefined;
  _not?: Statement_Bool_Exp | null | undefined;
  _or?: Array<Statement_Bool_Exp> | null | undefined;
  closing_cents?: Bigint_Comparison_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  month?: Date_Comparison_Exp | null | undefined;
  opening_cents?: Bigint_Comparison_Exp | null | undefined;
  paid_cents?: Bigint_Comparison_Exp | null | undefined;
  spent_cents?: Bigint_Comparison_Exp | null | undefined;
  upload?: Upload_Bool_Exp | null | undefined;
  upload_id?: Uuid_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "statement" */
export type Statement_Constraint =
  /** unique or primary key constraint on columns "company_id", "month" */
  | 'statement_month_key'
  /** unique or primary key constraint on columns "id" */
  | 'statement_pkey';

/** input type for inserting data into table "statement" */
export type Statement_Insert_Input = {
  /** The balance at its end, in US cents. */
  closing_cents?: number | null | undefined;
  company?: Company_Obj_Rel_Insert_Input | null | undefined;
  /** The company it belongs to. */
  company_id?: string | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  /** The first day of the month. */
  month?: string | null | undefined;
  /** The balance at its beginning, in US cents. */
  opening_cents?: number | null | undefined;
  /** What was paid in, in US cents. */
  paid_cents?: number | null | undefined;
  /** What was spent, in US cents. */
  spent_cents?: number | null | undefined;
  upload?: Upload_Obj_Rel_Insert_Input | null | undefined;
  /** The document. */
  upload_id?: string | null | undefined;
};

/** order by max() on columns of table "statement" */
export type Statement_Max_Order_By = {
  /** The balance at its end, in US cents. */
  closing_cents?: Order_By | null | undefined;
  /** The company it belongs to. */
  company_id?: Order_By | null | undefined;
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** The first day of the month. */
  month?: Order_By | null | undefined;
  /** The balance at its beginning, in US cents. */
  opening_cents?: Order_By | null | undefined;
  /** What was paid in, in US cents. */
  paid_cents?: Order_By | null | undefined;
  /** What was spent, in US cents. */
  spent_cents?: Order_By | null | undefined;
  /** The document. */
  upload_id?: Order_By | null | undefined;
};

/** order by min() on columns of table "statement" */
export type Statement_Min_Order_By = {
  /** The balance at its end, in US cents. */
  closing_cents?: Order_By | null | undefined;
  /** The company it belongs to. */
  company_id?: Order_By | null | undefined;
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** The first day of the month. */
  month?: Order_By | null | undefined;
  /** The balance at its beginning, in US cents. */
  opening_cents?: Order_By | null | undefined;
  /** What was paid in, in US cents. */
  paid_cents?: Order_By | null | undefined;
  /** What was spent, in US cents. */
  spent_cents?: Order_By | null | undefined;
  /** The document. */
  upload_id?: Order_By | null | undefined;
};

/** on_conflict condition type for table "statement" */
export type Statement_On_Conflict = {
  constraint: Statement_Constraint;
  update_columns?: Array<Statement_Update_Column>;
  where?: Statement_Bool_Exp | null | undefined;
};

/** select columns of table "statement" */
export type Statement_Select_Column =
  /** column name */
  | 'closing_cents'
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'id'
  /** column name */
  | 'month'
  /** column name */
  | 'opening_cents'
  /** column name */
  | 'paid_cents'
  /** column name */
  | 'spent_cents'
  /** column name */
  | 'upload_id';

/** order by stddev() on columns of table "statement" */
export type Statement_Stddev_Order_By = {
  /** The balance at its end, in US cents. */
  closing_cents?: Order_By | null | undefined;
  /** The balance at its beginning, in US cents. */
  opening_cents?: Order_By | null | undefined;
  /** What was paid in, in US cents. */
  paid_cents?: Order_By | null | undefined;
  /** What was spent, in US cents. */
  spent_cents?: Order_By | null | undefined;
};

/** order by stddev_pop() on columns of table "statement" */
export type Statement_Stddev_Pop_Order_By = {
  /** The balance at its end, in US cents. */
  closing_cents?: Order_By | null | undefined;
  /** The balance at its beginning, in US cents. */
  opening_cents?: Order_By | null | undefined;
  /** What was paid in, in US cents. */
  paid_cents?: Order_By | null | undefined;
  /** What was spent, in US cents. */
  spent_cents?: Order_By | null | undefined;
};

/** order by stddev_samp() on columns of table "statement" */
export type Statement_Stddev_Samp_Order_By = {
  /** The balance at its end, in US cents. */
  closing_cents?: Order_By | null | undefined;
  /** The balance at its beginning, in US cents. */
  opening_cents?: Order_By | null | undefined;
  /** What was paid in, in US cents. */
  paid_cents?: Order_By | null | undefined;
  /** What was spent, in US cents. */
  spent_cents?: Order_By | null | undefined;
};

/** order by sum() on columns of table "statement" */
export type Statement_Sum_Order_By = {
  /** The balance at its end, in US cents. */
  closing_cents?: Order_By | null | undefined;
  /** The balance at its beginning, in US cents. */
  opening_cents?: Order_By | null | undefined;
  /** What was paid in, in US cents. */
  paid_cents?: Order_By | null | undefined;
  /** What was spent, in US cents. */
  spent_cents?: Order_By | null | undefined;
};

/** update columns of table "statement" */
export type Statement_Update_Column =
  /** column name */
  | 'closing_cents'
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'id'
  /** column name */
  | 'month'
  /** column name */
  | 'opening_cents'
  /** column name */
  | 'paid_cents'
  /** column name */
  | 'spent_cents'
  /** column name */
  | 'upload_id';

/** order by var_pop() on columns of table "statement" */
export type Statement_Var_Pop_Order_By = {
  /** The balance at its end, in US cents. */
  closing_cents?: Order_By | null | undefined;
  /** The balance at its beginning, in US cents. */
  opening_cents?: Order_By | null | undefined;
  /** What was paid in, in US cents. */
  paid_cents?: Order_By | null | undefined;
  /** What was spent, in US cents. */
  spent_cents?: Order_By | null | undefined;
};

/** order by var_samp() on columns of table "statement" */
export type Statement_Var_Samp_Order_By = {
  /** The balance at its end, in US cents. */
  closing_cents?: Order_By | null | undefined;
  /** The balance at its beginning, in US cents. */
  opening_cents?: Order_By | null | undefined;
  /** What was paid in, in US cents. */
  paid_cents?: Order_By | null | undefined;
  /** What was spent, in US cents. */
  spent_cents?: Order_By | null | undefined;
};

/** order by variance() on columns of table "statement" */
export type Statement_Variance_Order_By = {
  /** The balance at its end, in US cents. */
  closing_cents?: Order_By | null | undefined;
  /** The balance at its beginning, in US cents. */
  opening_cents?: Order_By | null | undefined;
  /** What was paid in, in US cents. */
  paid_cents?: Order_By | null | undefined;
  /** What was spent, in US cents. */
  spent_cents?: Order_By | null | undefined;
};

export type Submission_Aggregate_Bool_Exp = {
  count?: Submission_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Submission_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Submission_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Submission_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "submission" */
export type Submission_Aggregate_Order_By = {
  count?: Order_By | null | undefined;
  max?: Submission_Max_Order_By | null | undefined;
  min?: Submission_Min_Order_By | null | undefined;
};

/** input type for inserting array relation for remote table "submission" */
export type Submission_Arr_Rel_Insert_Input = {
  data: Array<Submission_Insert_Input>;
  /** upsert condition */
  on_conflict?: Submission_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "submission". All fields are combined with a logical 'AND'. */
export type Submission_Bool_Exp = {
  _and?: Array<Submission_Bool_Exp> | null | undefined;
  _not?: Submission_Bool_Exp | null | undefined;
  _or?: Array<Submission_Bool_Exp> | null | undefined;
  activation?: Activation_Bool_Exp | null | undefined;
  activation_id?: Uuid_Comparison_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  content?: Content_Bool_Exp | null | undefined;
  content_id?: Uuid_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  criterion?: Mission_Criterion_Bool_Exp | null | undefined;
  criterion_id?: Uuid_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  listed_at?: Timestamptz_Comparison_Exp | null | undefined;
  message?: String_Comparison_Exp | null | undefined;
  mission_run?: Mission_Run_Bool_Exp | null | undefined;
  mission_run_id?: Uuid_Comparison_Exp | null | undefined;
  participant?: Key_Campaign_Participant_Bool_Exp | null | undefined;
  participant_id?: Uuid_Comparison_Exp | null | undefined;
  post_type?: Post_Type_Enum_Comparison_Exp | null | undefined;
  quest_run?: Quest_Run_Bool_Exp | null | undefined;
  quest_run_id?: Uuid_Comparison_Exp | null | undefined;
  review_message?: String_Comparison_Exp | null | undefined;
  reviewed_at?: Timestamptz_Comparison_Exp | null | undefined;
  reviewed_by?: Uuid_Comparison_Exp | null | undefined;
  status?: Submission_Status_Enum_Comparison_Exp | null | undefined;
  submitted_at?: Timestamptz_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
  url?: String_Comparison_Exp | null | undefined;
  visibility?: Post_Visibility_Enum_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "submission" */
export type Submission_Constraint =
  /** unique or primary key constraint on columns "mission_run_id", "criterion_id", "url" */
  | 'submission_mission_run_url'
  /** unique or primary key constraint on columns "participant_id", "url" */
  | 'submission_participant_url'
  /** unique or primary key constraint on columns "id" */
  | 'submission_pkey'
  /** unique or primary key constraint on columns "quest_run_id", "url" */
  | 'submission_quest_run_url';

/** input type for inserting data into table "submission" */
export type Submission_Insert_Input = {
  activation?: Activation_Obj_Rel_Insert_Input | null | undefined;
  /** The activation. */
  activation_id?: string | null | undefined;
  company?: Company_Obj_Rel_Insert_Input | null | undefined;
  /** The company it belongs to; kept equal to the activation's. */
  company_id?: string | null | undefined;
  content?: Content_Obj_Rel_Insert_Input | null | undefined;
  /** The stream or video, once it is known. */
  content_id?: string | null | undefined;
  creator?: Creator_Obj_Rel_Insert_Input | null | undefined;
  /** The creator it is about. */
  creator_id?: string | null | undefined;
  criterion?: Mission_Criterion_Obj_Rel_Insert_Input | null | undefined;
  /** The mission criterion it is for. */
  criterion_id?: string | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  /** When an unlisted video was seen to be public. */
  listed_at?: string | null | undefined;
  /** Words in place of a link, for a custom criterion. */
  message?: string | null | undefined;
  mission_run?: Mission_Run_Obj_Rel_Insert_Input | null | undefined;
  /** The mission run, if it is for one. */
  mission_run_id?: string | null | undefined;
  participant?: Key_Campaign_Participant_Obj_Rel_Insert_Input | null | undefined;
  /** The key campaign participant, if it is for one. */
  participant_id?: string | null | undefined;
  /** Stream, video or short; none for custom ones. */
  post_type?: Post_Type_Enum | null | undefined;
  quest_run?: Quest_Run_Obj_Rel_Insert_Input | null | undefined;
  /** The quest run, if it is for one. */
  quest_run_id?: string | null | undefined;
  /** What the company says; required when it rejects. */
  review_message?: string | null | undefined;
  /** When the company decided. */
  reviewed_at?: string | null | undefined;
  /** Who decided. */
  reviewed_by?: string | null | undefined;
  /** Where it stands. */
  status?: Submission_Status_Enum | null | undefined;
  /** When it was submitted. */
  submitted_at?: string | null | undefined;
  /** When the row last changed. */
  updated_at?: string | null | undefined;
  /** Where it is. */
  url?: string | null | undefined;
  /** Public or unlisted when it was submitted. */
  visibility?: Post_Visibility_Enum | null | undefined;
};

/** order by max() on columns of table "submission" */
export type Submission_Max_Order_By = {
  /** The activation. */
  activation_id?: Order_By | null | undefined;
  /** The company it belongs to; kept equal to the activation's. */
  company_id?: Order_By | null | undefined;
  /** The stream or video, once it is known. */
  content_id?: Order_By | null | undefined;
  /** The creator it is about. */
  creator_id?: Order_By | null | undefined;
  /** The mission criterion it is for. */
  criterion_id?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** When an unlisted video was seen to be public. */
  listed_at?: Order_By | null | undefined;
  /** Words in place of a link, for a custom criterion. */
  message?: Order_By | null | undefined;
  /** The mission run, if it is for one. */
  mission_run_id?: Order_By | null | undefined;
  /** The key campaign participant, if it is for one. */
  participant_id?: Order_By | null | undefined;
  /** Stream, video or short; none for custom ones. */
  post_type?: Order_By | null | undefined;
  /** The quest run, if it is for one. */
  quest_run_id?: Order_By | null | undefined;
  /** What the company says; required when it rejects. */
  review_message?: Order_By | null | undefined;
  /** When the company decided. */
  reviewed_at?: Order_By | null | undefined;
  /** Who decided. */
  reviewed_by?: Order_By | null | undefined;
  /** Where it stands. */
  status?: Order_By | null | undefined;
  /** When it was submitted. */
  submitted_at?: Order_By | null | undefined;
  /** When the row last changed. */
  updated_at?: Order_By | null | undefined;
  /** Where it is. */
  url?: Order_By | null | undefined;
  /** Public or unlisted when it was submitted. */
  visibility?: Order_By | null | undefined;
};

/** order by min() on columns of table "submission" */
export type Submission_Min_Order_By = {
  /** The activation. */
  activation_id?: Order_By | null | undefined;
  /** The company it belongs to; kept equal to the activation's. */
  company_id?: Order_By | null | undefined;
  /** The stream or video, once it is known. */
  content_id?: Order_By | null | undefined;
  /** The creator it is about. */
  creator_id?: Order_By | null | undefined;
  /** The mission criterion it is for. */
  criterion_id?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** When an unlisted video was seen to be public. */
  listed_at?: Order_By | null | undefined;
  /** Words in place of a link, for a custom criterion. */
  message?: Order_By | null | undefined;
  /** The mission run, if it is for one. */
  mission_run_id?: Order_By | null | undefined;
  /** The key campaign participant, if it is for one. */
  participant_id?: Order_By | null | undefined;
  /** Stream, video or short; none for custom ones. */
  post_type?: Order_By | null | undefined;
  /** The quest run, if it is for one. */
  quest_run_id?: Order_By | null | undefined;
  /** What the company says; required when it rejects. */
  review_message?: Order_By | null | undefined;
  /** When the company decided. */
  reviewed_at?: Order_By | null | undefined;
  /** Who decided. */
  reviewed_by?: Order_By | null | undefined;
  /** Where it stands. */
  status?: Order_By | null | undefined;
  /** When it was submitted. */
  submitted_at?: Order_By | null | undefined;
  /** When the row last changed. */
  updated_at?: Order_By | null | undefined;
  /** Where it is. */
  url?: Order_By | null | undefined;
  /** Public or unlisted when it was submitted. */
  visibility?: Order_By | null | undefined;
};

/** on_conflict condition type for table "submission" */
export type Submission_On_Conflict = {
  constraint: Submission_Constraint;
  update_columns?: Array<Submission_Update_Column>;
  where?: Submission_Bool_Exp | null | undefined;
};

/** select columns of table "submission" */
export type Submission_Select_Column =
  /** column name */
  | 'activation_id'
  /** column name */
  | 'company_id'
  /** column name */
  | 'content_id'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'criterion_id'
  /** column name */
  | 'id'
  /** column name */
  | 'listed_at'
  /** column name */
  | 'message'
  /** column name */
  | 'mission_run_id'
  /** column name */
  | 'participant_id'
  /** column name */
  | 'post_type'
  /** column name */
  | 'quest_run_id'
  /** column name */
  | 'review_message'
  /** column name */
  | 'reviewed_at'
  /** column name */
  | 'reviewed_by'
  /** column name */
  | 'status'
  /** column name */
  | 'submitted_at'
  /** column name */
  | 'updated_at'
  /** column name */
  | 'url'
  /** column name */
  | 'visibility';

export type Submission_Status_Enum =
  /** Approved */
  | 'APPROVED'
  /** Waits for the company */
  | 'PENDING'
  /** Rejected, with the reason */
  | 'REJECTED';

/** Boolean expression to compare columns of type "submission_status_enum". All fields are combined with logical 'AND'. */
export type Submission_Status_Enum_Comparison_Exp = {
  _eq?: Submission_Status_Enum | null | undefined;
  _in?: Array<Submission_Status_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Submission_Status_Enum | null | undefined;
  _nin?: Array<Submission_Status_Enum> | null | undefined;
};

/** update columns of table "submission" */
export type Submission_Update_Column =
  /** column name */
  | 'activation_id'
  /** column name */
  | 'company_id'
  /** column name */
  | 'content_id'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'criterion_id'
  /** column name */
  | 'id'
  /** column name */
  | 'listed_at'
  /** column name */
  | 'message'
  /** column name */
  | 'mission_run_id'
  /** column name */
  | 'participant_id'
  /** column name */
  | 'post_type'
  /** column name */
  | 'quest_run_id'
  /** column name */
  | 'review_message'
  /** column name */
  | 'reviewed_at'
  /** column name */
  | 'reviewed_by'
  /** column name */
  | 'status'
  /** column name */
  | 'submitted_at'
  /** column name */
  | 'updated_at'
  /** column name */
  | 'url'
  /** column name */
  | 'visibility';

/** Boolean expression to filter rows from the table "subscription". All fields are combined with a logical 'AND'. */
export type Subscription_Bool_Exp = {
  _and?: Array<Subscription_Bool_Exp> | null | undefined;
  _not?: Subscription_Bool_Exp | null | undefined;
  _or?: Array<Subscription_Bool_Exp> | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  plan?: Plan_Bool_Exp | null | undefined;
  plan_id?: String_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
  valid_to?: Timestamptz_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "subscription" */
export type Subscription_Constraint =
  /** unique or primary key constraint on columns "company_id" */
  | 'subscription_pkey';

/** input type for inserting data into table "subscription" */
export type Subscription_Insert_Input = {
  company?: Company_Obj_Rel_Insert_Input | null | undefined;
  /** The company it belongs to. */
  company_id?: string | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  plan?: Plan_Obj_Rel_Insert_Input | null | undefined;
  /** The plan that holds. */
  plan_id?: string | null | undefined;
  /** When the row last changed. */
  updated_at?: string | null | undefined;
  /** Until when the plan is paid for; after that the company is on the free plan. */
  valid_to?: string | null | undefined;
};

/** input type for inserting object relation for remote table "subscription" */
export type Subscription_Obj_Rel_Insert_Input = {
  data: Subscription_Insert_Input;
  /** upsert condition */
  on_conflict?: Subscription_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "subscription" */
export type Subscription_On_Conflict = {
  constraint: Subscription_Constraint;
  update_columns?: Array<Subscription_Update_Column>;
  where?: Subscription_Bool_Exp | null | undefined;
};

/** Ordering options when selecting data from "subscription". */
export type Subscription_Order_By = {
  company?: Company_Order_By | null | undefined;
  company_id?: Order_By | null | undefined;
  created_at?: Order_By | null | undefined;
  plan?: Plan_Order_By | null | undefined;
  plan_id?: Order_By | null | undefined;
  updated_at?: Order_By | null | undefined;
  valid_to?: Order_By | null | undefined;
};

/** update columns of table "subscription" */
export type Subscription_Update_Column =
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'plan_id'
  /** column name */
  | 'updated_at'
  /** column name */
  | 'valid_to';

export type Summary_Frequency_Enum =
  /** Daily */
  | 'daily'
  /** Never */
  | 'never'
  /** Weekly */
  | 'weekly';

/** Boolean expression to compare columns of type "summary_frequency_enum". All fields are combined with logical 'AND'. */
export type Summary_Frequency_Enum_Comparison_Exp = {
  _eq?: Summary_Frequency_Enum | null | undefined;
  _in?: Array<Summary_Frequency_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Summary_Frequency_Enum | null | undefined;
  _nin?: Array<Summary_Frequency_Enum> | null | undefined;
};

/** Boolean expression to filter rows from the table "tag". All fields are combined with a logical 'AND'. */
export type Tag_Bool_Exp = {
  _and?: Array<Tag_Bool_Exp> | null | undefined;
  _not?: Tag_Bool_Exp | null | undefined;
  _or?: Array<Tag_Bool_Exp> | null | undefined;
  games?: Game_Tag_Bool_Exp | null | undefined;
  games_aggregate?: Game_Tag_Aggregate_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  kind?: Tag_Kind_Enum_Comparison_Exp | null | undefined;
  name?: Citext_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "tag" */
export type Tag_Constraint =
  /** unique or primary key constraint on columns "kind", "name" */
  | 'tag_name_key'
  /** unique or primary key constraint on columns "id" */
  | 'tag_pkey';

/** input type for inserting data into table "tag" */
export type Tag_Insert_Input = {
  games?: Game_Tag_Arr_Rel_Insert_Input | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  /** What it sorts: genre, category, theme and the like. */
  kind?: Tag_Kind_Enum | null | undefined;
  /** What people read. */
  name?: string | null | undefined;
};

export type Tag_Kind_Enum =
  /** How a company sorts its activations */
  | 'activation'
  /** What a creator's content is about */
  | 'category'
  /** The form of a piece of content */
  | 'content'
  /** How a game is played: alone, together, in early access */
  | 'feature'
  /** The genre of a game */
  | 'genre'
  /** The setting or mood of a game */
  | 'theme';

/** Boolean expression to compare columns of type "tag_kind_enum". All fields are combined with logical 'AND'. */
export type Tag_Kind_Enum_Comparison_Exp = {
  _eq?: Tag_Kind_Enum | null | undefined;
  _in?: Array<Tag_Kind_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Tag_Kind_Enum | null | undefined;
  _nin?: Array<Tag_Kind_Enum> | null | undefined;
};

/** input type for inserting object relation for remote table "tag" */
export type Tag_Obj_Rel_Insert_Input = {
  data: Tag_Insert_Input;
  /** upsert condition */
  on_conflict?: Tag_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "tag" */
export type Tag_On_Conflict = {
  constraint: Tag_Constraint;
  update_columns?: Array<Tag_Update_Column>;
  where?: Tag_Bool_Exp | null | undefined;
};

/** update columns of table "tag" */
export type Tag_Update_Column =
  /** column name */
  | 'id'
  /** column name */
  | 'kind'
  /** column name */
  | 'name';

/** Boolean expression to compare columns of type "timestamptz". All fields are combined with logical 'AND'. */
export type Timestamptz_Comparison_Exp = {
  _eq?: string | null | undefined;
  _gt?: string | null | undefined;
  _gte?: string | null | undefined;
  _in?: Array<string> | null | undefined;
  _is_null?: boolean | null | undefined;
  _lt?: string | null | undefined;
  _lte?: string | null | undefined;
  _neq?: string | null | undefined;
  _nin?: Array<string> | null | undefined;
};

export type Upload_Aggregate_Bool_Exp = {
  count?: Upload_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Upload_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Upload_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Upload_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "upload" */
export type Upload_Aggregate_Order_By = {
  avg?: Upload_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: Upload_Max_Order_By | null | undefined;
  min?: Upload_Min_Order_By | null | undefined;
  stddev?: Upload_Stddev_Order_By | null | undefined;
  stddev_pop?: Upload_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: Upload_Stddev_Samp_Order_By | null | undefined;
  sum?: Upload_Sum_Order_By | null | undefined;
  var_pop?: Upload_Var_Pop_Order_By | null | undefined;
  var_samp?: Upload_Var_Samp_Order_By | null | undefined;
  variance?: Upload_Variance_Order_By | null | undefined;
};

/** input type for inserting array relation for remote table "upload" */
export type Upload_Arr_Rel_Insert_Input = {
  data: Array<Upload_Insert_Input>;
  /** upsert condition */
  on_conflict?: Upload_On_Conflict | null | undefined;
};

/** order by avg() on columns of table "upload" */
export type Upload_Avg_Order_By = {
  /** How large it is. */
  bytes?: Order_By | null | undefined;
  /** In pixels, for pictures. */
  height?: Order_By | null | undefined;
  /** In pixels, for pictures. */
  width?: Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "upload". All fields are combined with a logical 'AND'. */
export type Upload_Bool_Exp = {
  _and?: Array<Upload_Bool_Exp> | null | undefined;
  _not?: Upload_Bool_Exp | null | undefined;
  _or?: Array<Upload_Bool_Exp> | null | undefined;
  bytes?: Bigint_Comparison_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  height?: Int_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  kind?: Upload_Kind_Enum_Comparison_Exp | null | undefined;
  mime_type?: String_Comparison_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
  path?: String_Comparison_Exp | null | undefined;
  sha256?: Bytea_Comparison_Exp | null | undefined;
  user?: User_Bool_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
  width?: Int_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "upload" */
export type Upload_Constraint =
  /** unique or primary key constraint on columns "path" */
  | 'upload_path_key'
  /** unique or primary key constraint on columns "id" */
  | 'upload_pkey';

/** input type for inserting data into table "upload" */
export type Upload_Insert_Input = {
  /** How large it is. */
  bytes?: number | null | undefined;
  company?: Company_Obj_Rel_Insert_Input | null | undefined;
  /** The company it was uploaded for, if one. */
  company_id?: string | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  /** In pixels, for pictures. */
  height?: number | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  /** Picture, archive or document. */
  kind?: Upload_Kind_Enum | null | undefined;
  /** What it is by its content. */
  mime_type?: string | null | undefined;
  /** What the file was called. */
  name?: string | null | undefined;
  /** Where it lies in the file store; never shown. */
  path?: string | null | undefined;
  /** The checksum of its content. */
  sha256?: string | null | undefined;
  user?: User_Obj_Rel_Insert_Input | null | undefined;
  /** Who uploaded it; empty once that account is deleted. */
  user_id?: string | null | undefined;
  /** In pixels, for pictures. */
  width?: number | null | undefined;
};

export type Upload_Kind_Enum =
  /** Assets: .zip or .rar, up to 2 GB */
  | 'archive'
  /** A document that the product made: an invoice, a statement, an export */
  | 'document'
  /** A picture: png, jpg, jpeg, gif or webp, up to 5 MB and 4K */
  | 'image';

/** Boolean expression to compare columns of type "upload_kind_enum". All fields are combined with logical 'AND'. */
export type Upload_Kind_Enum_Comparison_Exp = {
  _eq?: Upload_Kind_Enum | null | undefined;
  _in?: Array<Upload_Kind_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Upload_Kind_Enum | null | undefined;
  _nin?: Array<Upload_Kind_Enum> | null | undefined;
};

/** order by max() on columns of table "upload" */
export type Upload_Max_Order_By = {
  /** How large it is. */
  bytes?: Order_By | null | undefined;
  /** The company it was uploaded for, if one. */
  company_id?: Order_By | null | undefined;
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** In pixels, for pictures. */
  height?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** Picture, archive or document. */
  kind?: Order_By | null | undefined;
  /** What it is by its content. */
  mime_type?: Order_By | null | undefined;
  /** What the file was called. */
  name?: Order_By | null | undefined;
  /** Where it lies in the file store; never shown. */
  path?: Order_By | null | undefined;
  /** Who uploaded it; empty once that account is deleted. */
  user_id?: Order_By | null | undefined;
  /** In pixels, for pictures. */
  width?: Order_By | null | undefined;
};

/** order by min() on columns of table "upload" */
export type Upload_Min_Order_By = {
  /** How large it is. */
  bytes?: Order_By | null | undefined;
  /** The company it was uploaded for, if one. */
  company_id?: Order_By | null | undefined;
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** In pixels, for pictures. */
  height?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** Picture, archive or document. */
  kind?: Order_By | null | undefined;
  /** What it is by its content. */
  mime_type?: Order_By | null | undefined;
  /** What the file was called. */
  name?: Order_By | null | undefined;
  /** Where it lies in the file store; never shown. */
  path?: Order_By | null | undefined;
  /** Who uploaded it; empty once that account is deleted. */
  user_id?: Order_By | null | undefined;
  /** In pixels, for pictures. */
  width?: Order_By | null | undefined;
};

/** input type for inserting object relation for remote table "upload" */
export type Upload_Obj_Rel_Insert_Input = {
  data: Upload_Insert_Input;
  /** upsert condition */
  on_conflict?: Upload_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "upload" */
export type Upload_On_Conflict = {
  constraint: Upload_Constraint;
  update_columns?: Array<Upload_Update_Column>;
  where?: Upload_Bool_Exp | null | undefined;
};

/** select columns of table "upload" */
export type Upload_Select_Column =
  /** column name */
  | 'bytes'
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'height'
  /** column name */
  | 'id'
  /** column name */
  | 'kind'
  /** column name */
  | 'mime_type'
  /** column name */
  | 'name'
  /** column name */
  | 'path'
  /** column name */
  | 'sha256'
  /** column name */
  | 'user_id'
  /** column name */
  | 'width';

/** order by stddev() on columns of table "upload" */
export type Upload_Stddev_Order_By = {
  /** How large it is. */
  bytes?: Order_By | null | undefined;
  /** In pixels, for pictures. */
  height?: Order_By | null | undefined;
  /** In pixels, for pictures. */
  width?: Order_By | null | undefined;
};

/** order by stddev_pop() on columns of table "upload" */
export type Upload_Stddev_Pop_Order_By = {
  /** How large it is. */
  bytes?: Order_By | null | undefined;
  /** In pixels, for pictures. */
  height?: Order_By | null | undefined;
  /** In pixels, for pictures. */
  width?: Order_By | null | undefined;
};

/** order by stddev_samp() on columns of table "upload" */
export type Upload_Stddev_Samp_Order_By = {
  /** How large it is. */
  bytes?: Order_By | null | undefined;
  /** In pixels, for pictures. */
  height?: Order_By | null | undefined;
  /** In pixels, for pictures. */
  width?: Order_By | null | undefined;
};

/** order by sum() on columns of table "upload" */
export type Upload_Sum_Order_By = {
  /** How large it is. */
  bytes?: Order_By | null | undefined;
  /** In pixels, for pictures. */
  height?: Order_By | null | undefined;
  /** In pixels, for pictures. */
  width?: Order_By | null | undefined;
};

/** update columns of table "upload" */
export type Upload_Update_Column =
  /** column name */
  | 'bytes'
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'height'
  /** column name */
  | 'id'
  /** column name */
  | 'kind'
  /** column name */
  | 'mime_type'
  /** column name */
  | 'name'
  /** column name */
  | 'path'
  /** column name */
  | 'sha256'
  /** column name */
  | 'user_id'
  /** column name */
  | 'width';

/** order by var_pop() on columns of table "upload" */
export type Upload_Var_Pop_Order_By = {
  /** How large it is. */
  bytes?: Order_By | null | undefined;
  /** In pixels, for pictures. */
  height?: Order_By | null | undefined;
  /** In pixels, for pictures. */
  width?: Order_By | null | undefined;
};

/** order by var_samp() on columns of table "upload" */
export type Upload_Var_Samp_Order_By = {
  /** How large it is. */
  bytes?: Order_By | null | undefined;
  /** In pixels, for pictures. */
  height?: Order_By | null | undefined;
  /** In pixels, for pictures. */
  width?: Order_By | null | undefined;
};

/** order by variance() on columns of table "upload" */
export type Upload_Variance_Order_By = {
  /** How large it is. */
  bytes?: Order_By | null | undefined;
  /** In pixels, for pictures. */
  height?: Order_By | null | undefined;
  /** In pixels, for pictures. */
  width?: Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "user". All fields are combined with a logical 'AND'. */
export type User_Bool_Exp = {
  _and?: Array<User_Bool_Exp> | null | undefined;
  _not?: User_Bool_Exp | null | undefined;
  _or?: Array<User_Bool_Exp> | null | undefined;
  active?: Boolean_Comparison_Exp | null | undefined;
  address?: Address_Bool_Exp | null | undefined;
  analytics_pages?: Analytics_Page_Bool_Exp | null | undefined;
  analytics_pages_aggregate?: Analytics_Page_Aggregate_Bool_Exp | null | undefined;
  channel_verifications?: Channel_Verification_Bool_Exp | null | undefined;
  channel_verifications_aggregate?: Channel_Verification_Aggregate_Bool_Exp | null | undefined;
  column_presets?: Column_Preset_Bool_Exp | null | undefined;
  column_presets_aggregate?: Column_Preset_Aggregate_Bool_Exp | null | undefined;
  country?: String_Comparison_Exp | null | undefined;
  country_locked_until?: Timestamptz_Comparison_Exp | null | undefined;
  country_of_residence?: Country_Bool_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  credential?: Credential_Bool_Exp | null | undefined;
  deleted_at?: Timestamptz_Comparison_Exp | null | undefined;
  description?: String_Comparison_Exp | null | undefined;
  devices?: Device_Bool_Exp | null | undefined;
  devices_aggregate?: Device_Aggregate_Bool_Exp | null | undefined;
  display_name?: Citext_Comparison_Exp | null | undefined;
  email?: Citext_Comparison_Exp | null | undefined;
  email_verified_at?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  is_demo?: Boolean_Comparison_Exp | null | undefined;
  language?: String_Comparison_Exp | null | undefined;
  language_locked_until?: Timestamptz_Comparison_Exp | null | undefined;
  links?: User_Link_Bool_Exp | null | undefined;
  links_aggregate?: User_Link_Aggregate_Bool_Exp | null | undefined;
  locked_until?: Timestamptz_Comparison_Exp | null | undefined;
  membership?: Company_Member_Bool_Exp | null | undefined;
  notification_preference?: Notification_Preference_Bool_Exp | null | undefined;
  notifications?: Notification_Bool_Exp | null | undefined;
  notifications_aggregate?: Notification_Aggregate_Bool_Exp | null | undefined;
  picture_url?: String_Comparison_Exp | null | undefined;
  profile?: User_Profile_Bool_Exp | null | undefined;
  rss_feeds?: Rss_Feed_Bool_Exp | null | undefined;
  rss_feeds_aggregate?: Rss_Feed_Aggregate_Bool_Exp | null | undefined;
  saved_filters?: Saved_Filter_Bool_Exp | null | undefined;
  saved_filters_aggregate?: Saved_Filter_Aggregate_Bool_Exp | null | undefined;
  sessions?: Session_Bool_Exp | null | undefined;
  sessions_aggregate?: Session_Aggregate_Bool_Exp | null | undefined;
  sign_in_attempts?: Sign_In_Attempt_Bool_Exp | null | undefined;
  sign_in_attempts_aggregate?: Sign_In_Attempt_Aggregate_Bool_Exp | null | undefined;
  spoken_language?: Language_Bool_Exp | null | undefined;
  terms_accepted_at?: Timestamptz_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
  uploads?: Upload_Bool_Exp | null | undefined;
  uploads_aggregate?: Upload_Aggregate_Bool_Exp | null | undefined;
  userConnections?: User_Connection_Bool_Exp | null | undefined;
  userConnections_aggregate?: User_Connection_Aggregate_Bool_Exp | null | undefined;
  user_type?: User_Type_Enum_Comparison_Exp | null | undefined;
  username?: Citext_Comparison_Exp | null | undefined;
  whats_new_seen_at?: Timestamptz_Comparison_Exp | null | undefined;
};

export type User_Connection_Aggregate_Bool_Exp = {
  bool_and?: User_Connection_Aggregate_Bool_Exp_Bool_And | null | undefined;
  bool_or?: User_Connection_Aggregate_Bool_Exp_Bool_Or | null | undefined;
  count?: User_Connection_Aggregate_Bool_Exp_Count | null | undefined;
};

export type User_Connection_Aggregate_Bool_Exp_Bool_And = {
  arguments: User_Connection_Select_Column_User_Connection_Aggregate_Bool_Exp_Bool_And_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: User_Connection_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type User_Connection_Aggregate_Bool_Exp_Bool_Or = {
  arguments: User_Connection_Select_Column_User_Connection_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: User_Connection_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type User_Connection_Aggregate_Bool_Exp_Count = {
  arguments?: Array<User_Connection_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: User_Connection_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "user_connection" */
export type User_Connection_Aggregate_Order_By = {
  avg?: User_Connection_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: User_Connection_Max_Order_By | null | undefined;
  min?: User_Connection_Min_Order_By | null | undefined;
  stddev?: User_Connection_Stddev_Order_By | null | undefined;
  stddev_pop?: User_Connection_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: User_Connection_Stddev_Samp_Order_By | null | undefined;
  sum?: User_Connection_Sum_Order_By | null | undefined;
  var_pop?: User_Connection_Var_Pop_Order_By | null | undefined;
  var_samp?: User_Connection_Var_Samp_Order_By | null | undefined;
  variance?: User_Connection_Variance_Order_By | null | undefined;
};

/** input type for inserting array relation for remote table "user_connection" */
export type User_Connection_Arr_Rel_Insert_Input = {
  data: Array<User_Connection_Insert_Input>;
  /** upsert condition */
  on_conflict?: User_Connection_On_Conflict | null | undefined;
};

/** order by avg() on columns of table "user_connection" */
export type User_Connection_Avg_Order_By = {
  /** Average concurrent viewers of streams. */
  average_ccv?: Order_By | null | undefined;
  /** Average views of a short. */
  average_views_per_short?: Order_By | null | undefined;
  /** Average views of a video. */
  average_views_per_video?: Order_By | null | undefined;
  /** Followers, or subscribers on YouTube. */
  followers?: Order_By | null | undefined;
  /** All views together. */
  total_views?: Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "user_connection". All fields are combined with a logical 'AND'. */
export type User_Connection_Bool_Exp = {
  _and?: Array<User_Connection_Bool_Exp> | null | undefined;
  _not?: User_Connection_Bool_Exp | null | undefined;
  _or?: Array<User_Connection_Bool_Exp> | null | undefined;
  access_token_expires_at?: Timestamptz_Comparison_Exp | null | undefined;
  access_token_sealed?: Bytea_Comparison_Exp | null | undefined;
  affiliation?: Channel_Affiliation_Enum_Comparison_Exp | null | undefined;
  average_ccv?: Int_Comparison_Exp | null | undefined;
  average_views_per_short?: Int_Comparison_Exp | null | undefined;
  average_views_per_video?: Int_Comparison_Exp | null | undefined;
  channel_created_at?: Timestamptz_Comparison_Exp | null | undefined;
  channel_id?: String_Comparison_Exp | null | undefined;
  channel_name?: String_Comparison_Exp | null | undefined;
  channel_url?: String_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  figures_at?: Timestamptz_Comparison_Exp | null | undefined;
  followers?: Int_Comparison_Exp | null | undefined;
  hasRefreshToken?: Boolean_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  is_business_account?: Boolean_Comparison_Exp | null | undefined;
  page_uses?: Creator_Page_Channel_Bool_Exp | null | undefined;
  page_uses_aggregate?: Creator_Page_Channel_Aggregate_Bool_Exp | null | undefined;
  picture_url?: String_Comparison_Exp | null | undefined;
  providerId?: Channel_Provider_Enum_Comparison_Exp | null | undefined;
  refresh_token_expired?: Boolean_Comparison_Exp | null | undefined;
  refresh_token_sealed?: Bytea_Comparison_Exp | null | undefined;
  scopes?: String_Array_Comparison_Exp | null | undefined;
  total_views?: Bigint_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
  user?: User_Bool_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
  verification?: Channel_Verification_Bool_Exp | null | undefined;
};

/** unique or primary key constraints on table "user_connection" */
export type User_Connection_Constraint =
  /** unique or primary key constraint on columns "provider_id", "channel_id" */
  | 'user_connection_channel_key'
  /** unique or primary key constraint on columns "id" */
  | 'user_connection_pkey';

/** input type for inserting data into table "user_connection" */
export type User_Connection_Insert_Input = {
  /** Until when that token works. */
  access_token_expires_at?: string | null | undefined;
  /** The vendor's token, sealed. */
  access_token_sealed?: string | null | undefined;
  /** The vendor's program that it belongs to. */
  affiliation?: Channel_Affiliation_Enum | null | undefined;
  /** Average concurrent viewers of streams. */
  average_ccv?: number | null | undefined;
  /** Average views of a short. */
  average_views_per_short?: number | null | undefined;
  /** Average views of a video. */
  average_views_per_video?: number | null | undefined;
  /** Since when it exists, as far as the vendor tells. */
  channel_created_at?: string | null | undefined;
  /** The vendor's own id for the channel. */
  channel_id?: string | null | undefined;
  /** What the channel is called. */
  channel_name?: string | null | undefined;
  /** Where the channel is. */
  channel_url?: string | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  /** When the figures were fetched; empty while they are on their way (up to 24 hours). */
  figures_at?: string | null | undefined;
  /** Followers, or subscribers on YouTube. */
  followers?: number | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  /** Whether TikTok counts it as a business account. */
  is_business_account?: boolean | null | undefined;
  page_uses?: Creator_Page_Channel_Arr_Rel_Insert_Input | null | undefined;
  /** The vendor's picture of it. */
  picture_url?: string | null | undefined;
  /** The vendor: Twitch, YouTube or TikTok. */
  providerId?: Channel_Provider_Enum | null | undefined;
  /** The vendor no longer accepts the refresh token: the person must authorise again. */
  refresh_token_expired?: boolean | null | undefined;
  /** What gets a new token, sealed. */
  refresh_token_sealed?: string | null | undefined;
  /** What the person allowed us to read. */
  scopes?: Array<string> | null | undefined;
  /** All views together. */
  total_views?: number | null | undefined;
  /** When the row last changed. */
  updated_at?: string | null | undefined;
  user?: User_Obj_Rel_Insert_Input | null | undefined;
  /** Whose channel it is. */
  user_id?: string | null | undefined;
  verification?: Channel_Verification_Obj_Rel_Insert_Input | null | undefined;
};

/** order by max() on columns of table "user_connection" */
export type User_Connection_Max_Order_By = {
  /** Until when that token works. */
  access_token_expires_at?: Order_By | null | undefined;
  /** The vendor's program that it belongs to. */
  affiliation?: Order_By | null | undefined;
  /** Average concurrent viewers of streams. */
  average_ccv?: Order_By | null | undefined;
  /** Average views of a short. */
  average_views_per_short?: Order_By | null | undefined;
  /** Average views of a video. */
  average_views_per_video?: Order_By | null | undefined;
  /** Since when it exists, as far as the vendor tells. */
  channel_created_at?: Order_By | null | undefined;
  /** The vendor's own id for the channel. */
  channel_id?: Order_By | null | undefined;
  /** What the channel is called. */
  channel_name?: Order_By | null | undefined;
  /** Where the channel is. */
  channel_url?: Order_By | null | undefined;
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** When the figures were fetched; empty while they are on their way (up to 24 hours). */
  figures_at?: Order_By | null | undefined;
  /** Followers, or subscribers on YouTube. */
  followers?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** The vendor's picture of it. */
  picture_url?: Order_By | null | undefined;
  /** The vendor: Twitch, YouTube or TikTok. */
  providerId?: Order_By | null | undefined;
  /** What the person allowed us to read. */
  scopes?: Order_By | null | undefined;
  /** All views together. */
  total_views?: Order_By | null | undefined;
  /** When the row last changed. */
  updated_at?: Order_By | null | undefined;
  /** Whose channel it is. */
  user_id?: Order_By | null | undefined;
};

/** order by min() on columns of table "user_connection" */
export type User_Connection_Min_Order_By = {
  /** Until when that token works. */
  access_token_expires_at?: Order_By | null | undefined;
  /** The vendor's program that it belongs to. */
  affiliation?: Order_By | null | undefined;
  /** Average concurrent viewers of streams. */
  average_ccv?: Order_By | null | undefined;
  /** Average views of a short. */
  average_views_per_short?: Order_By | null | undefined;
  /** Average views of a video. */
  average_views_per_video?: Order_By | null | undefined;
  /** Since when it exists, as far as the vendor tells. */
  channel_created_at?: Order_By | null | undefined;
  /** The vendor's own id for the channel. */
  channel_id?: Order_By | null | undefined;
  /** What the channel is called. */
  channel_name?: Order_By | null | undefined;
  /** Where the channel is. */
  channel_url?: Order_By | null | undefined;
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** When the figures were fetched; empty while they are on their way (up to 24 hours). */
  figures_at?: Order_By | null | undefined;
  /** Followers, or subscribers on YouTube. */
  followers?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** The vendor's picture of it. */
  picture_url?: Order_By | null | undefined;
  /** The vendor: Twitch, YouTube or TikTok. */
  providerId?: Order_By | null | undefined;
  /** What the person allowed us to read. */
  scopes?: Order_By | null | undefined;
  /** All views together. */
  total_views?: Order_By | null | undefined;
  /** When the row last changed. */
  updated_at?: Order_By | null | undefined;
  /** Whose channel it is. */
  user_id?: Order_By | null | undefined;
};

/** input type for inserting object relation for remote table "user_connection" */
export type User_Connection_Obj_Rel_Insert_Input = {
  data: User_Connection_Insert_Input;
  /** upsert condition */
  on_conflict?: User_Connection_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "user_connection" */
export type User_Connection_On_Conflict = {
  constraint: User_Connection_Constraint;
  update_columns?: Array<User_Connection_Update_Column>;
  where?: User_Connection_Bool_Exp | null | undefined;
};

/** select columns of table "user_connection" */
export type User_Connection_Select_Column =
  /** column name */
  | 'access_token_expires_at'
  /** column name */
  | 'access_token_sealed'
  /** column name */
  | 'affiliation'
  /** column name */
  | 'average_ccv'
  /** column name */
  | 'average_views_per_short'
  /** column name */
  | 'average_views_per_video'
  /** column name */
  | 'channel_created_at'
  /** column name */
  | 'channel_id'
  /** column name */
  | 'channel_name'
  /** column name */
  | 'channel_url'
  /** column name */
  | 'created_at'
  /** column name */
  | 'figures_at'
  /** column name */
  | 'followers'
  /** column name */
  | 'hasRefreshToken'
  /** column name */
  | 'id'
  /** column name */
  | 'is_business_account'
  /** column name */
  | 'picture_url'
  /** column name */
  | 'providerId'
  /** column name */
  | 'refresh_token_expired'
  /** column name */
  | 'refresh_token_sealed'
  /** column name */
  | 'scopes'
  /** column name */
  | 'total_views'
  /** column name */
  | 'updated_at'
  /** column name */
  | 'user_id';

/** select "user_connection_aggregate_bool_exp_bool_and_arguments_columns" columns of table "user_connection" */
export type User_Connection_Select_Column_User_Connection_Aggregate_Bool_Exp_Bool_And_Arguments_Columns =
  /** column name */
  | 'hasRefreshToken'
  /** column name */
  | 'is_business_account'
  /** column name */
  | 'refresh_token_expired';

/** select "user_connection_aggregate_bool_exp_bool_or_arguments_columns" columns of table "user_connection" */
export type User_Connection_Select_Column_User_Connection_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns =
  /** column name */
  | 'hasRefreshToken'
  /** column name */
  | 'is_business_account'
  /** column name */
  | 'refresh_token_expired';

/** order by stddev() on columns of table "user_connection" */
export type User_Connection_Stddev_Order_By = {
  /** Average concurrent viewers of streams. */
  average_ccv?: Order_By | null | undefined;
  /** Average views of a short. */
  average_views_per_short?: Order_By | null | undefined;
  /** Average views of a video. */
  average_views_per_video?: Order_By | null | undefined;
  /** Followers, or subscribers on YouTube. */
  followers?: Order_By | null | undefined;
  /** All views together. */
  total_views?: Order_By | null | undefined;
};

/** order by stddev_pop() on columns of table "user_connection" */
export type User_Connection_Stddev_Pop_Order_By = {
  /** Average concurrent viewers of streams. */
  average_ccv?: Order_By | null | undefined;
  /** Average views of a short. */
  average_views_per_short?: Order_By | null | undefined;
  /** Average views of a video. */
  average_views_per_video?: Order_By | null | undefined;
  /** Followers, or subscribers on YouTube. */
  followers?: Order_By | null | undefined;
  /** All views together. */
  total_views?: Order_By | null | undefined;
};

/** order by stddev_samp() on columns of table "user_connection" */
export type User_Connection_Stddev_Samp_Order_By = {
  /** Average concurrent viewers of streams. */
  average_ccv?: Order_By | null | undefined;
  /** Average views of a short. */
  average_views_per_short?: Order_By | null | undefined;
  /** Average views of a video. */
  average_views_per_video?: Order_By | null | undefined;
  /** Followers, or subscribers on YouTube. */
  followers?: Order_By | null | undefined;
  /** All views together. */
  total_views?: Order_By | null | undefined;
};

/** order by sum() on columns of table "user_connection" */
export type User_Connection_Sum_Order_By = {
  /** Average concurrent viewers of streams. */
  average_ccv?: Order_By | null | undefined;
  /** Average views of a short. */
  average_views_per_short?: Order_By | null | undefined;
  /** Average views of a video. */
  average_views_per_video?: Order_By | null | undefined;
  /** Followers, or subscribers on YouTube. */
  followers?: Order_By | null | undefined;
  /** All views together. */
  total_views?: Order_By | null | undefined;
};

/** update columns of table "user_connection" */
export type User_Connection_Update_Column =
  /** column name */
  | 'access_token_expires_at'
  /** column name */
  | 'access_token_sealed'
  /** column name */
  | 'affiliation'
  /** column name */
  | 'average_ccv'
  /** column name */
  | 'average_views_per_short'
  /** column name */
  | 'average_views_per_video'
  /** column name */
  | 'channel_created_at'
  /** column name */
  | 'channel_id'
  /** column name */
  | 'channel_name'
  /** column name */
  | 'channel_url'
  /** column name */
  | 'created_at'
  /** column name */
  | 'figures_at'
  /** column name */
  | 'followers'
  /** column name */
  | 'id'
  /** column name */
  | 'is_business_account'
  /** column name */
  | 'picture_url'
  /** column name */
  | 'providerId'
  /** column name */
  | 'refresh_token_expired'
  /** column name */
  | 'refresh_token_sealed'
  /** column name */
  | 'scopes'
  /** column name */
  | 'total_views'
  /** column name */
  | 'updated_at'
  /** column name */
  | 'user_id';

/** order by var_pop() on columns of table "user_connection" */
export type User_Connection_Var_Pop_Order_By = {
  /** Average concurrent viewers of streams. */
  average_ccv?: Order_By | null | undefined;
  /** Average views of a short. */
  average_views_per_short?: Order_By | null | undefined;
  /** Average views of a video. */
  average_views_per_video?: Order_By | null | undefined;
  /** Followers, or subscribers on YouTube. */
  followers?: Order_By | null | undefined;
  /** All views together. */
  total_views?: Order_By | null | undefined;
};

/** order by var_samp() on columns of table "user_connection" */
export type User_Connection_Var_Samp_Order_By = {
  /** Average concurrent viewers of streams. */
  average_ccv?: Order_By | null | undefined;
  /** Average views of a short. */
  average_views_per_short?: Order_By | null | undefined;
  /** Average views of a video. */
  average_views_per_video?: Order_By | null | undefined;
  /** Followers, or subscribers on YouTube. */
  followers?: Order_By | null | undefined;
  /** All views together. */
  total_views?: Order_By | null | undefined;
};

/** order by variance() on columns of table "user_connection" */
export type User_Connection_Variance_Order_By = {
  /** Average concurrent viewers of streams. */
  average_ccv?: Order_By | null | undefined;
  /** Average views of a short. */
  average_views_per_short?: Order_By | null | undefined;
  /** Average views of a video. */
  average_views_per_video?: Order_By | null | undefined;
  /** Followers, or subscribers on YouTube. */
  followers?: Order_By | null | undefined;
  /** All views together. */
  total_views?: Order_By | null | undefined;
};

/** unique or primary key constraints on table "user" */
export type User_Constraint =
  /** unique or primary key constraint on columns "display_name" */
  | 'user_display_name_key'
  /** unique or primary key constraint on columns "email" */
  | 'user_email_key'
  /** unique or primary key constraint on columns "id" */
  | 'user_pkey'
  /** unique or primary key constraint on columns "username" */
  | 'user_username_key';

/** input type for inserting data into table "user" */
export type User_Insert_Input = {
  /** False: the account is inactive and cannot sign in (error 1203). */
  active?: boolean | null | undefined;
  address?: Address_Obj_Rel_Insert_Input | null | undefined;
  analytics_pages?: Analytics_Page_Arr_Rel_Insert_Input | null | undefined;
  channel_verifications?: Channel_Verification_Arr_Rel_Insert_Input | null | undefined;
  column_presets?: Column_Preset_Arr_Rel_Insert_Input | null | undefined;
  /** The country, by its ISO 3166 code. */
  country?: string | null | undefined;
  /** Set with the country: the next one is possible a year later. */
  country_locked_until?: string | null | undefined;
  country_of_residence?: Country_Obj_Rel_Insert_Input | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  creator?: Creator_Obj_Rel_Insert_Input | null | undefined;
  credential?: Credential_Obj_Rel_Insert_Input | null | undefined;
  /** When the person deleted the account; what identified them is blanked. */
  deleted_at?: string | null | undefined;
  /** What the person says of themselves. */
  description?: string | null | undefined;
  devices?: Device_Arr_Rel_Insert_Input | null | undefined;
  /** The name others see: 4 to 50 letters and digits. */
  display_name?: string | null | undefined;
  /** Where mails go, and what one can sign in with; shown to nobody else. */
  email?: string | null | undefined;
  /** Empty until the address is confirmed; emptied again when the address changes. */
  email_verified_at?: string | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  /** A demonstration account: refused in production. */
  is_demo?: boolean | null | undefined;
  /** The language the person reads, by its ISO 639 code. */
  language?: string | null | undefined;
  /** Set with the language: the next one is possible three months later. */
  language_locked_until?: string | null | undefined;
  links?: User_Link_Arr_Rel_Insert_Input | null | undefined;
  /** Until then the account cannot sign in (errors 1204 and 1206). */
  locked_until?: string | null | undefined;
  membership?: Company_Member_Obj_Rel_Insert_Input | null | undefined;
  notification_preference?: Notification_Preference_Obj_Rel_Insert_Input | null | undefined;
  notifications?: Notification_Arr_Rel_Insert_Input | null | undefined;
  /** What others see beside the name. */
  picture_url?: string | null | undefined;
  profile?: User_Profile_Obj_Rel_Insert_Input | null | undefined;
  rss_feeds?: Rss_Feed_Arr_Rel_Insert_Input | null | undefined;
  saved_filters?: Saved_Filter_Arr_Rel_Insert_Input | null | undefined;
  sessions?: Session_Arr_Rel_Insert_Input | null | undefined;
  sign_in_attempts?: Sign_In_Attempt_Arr_Rel_Insert_Input | null | undefined;
  spoken_language?: Language_Obj_Rel_Insert_Input | null | undefined;
  /** When the terms were accepted. */
  terms_accepted_at?: string | null | undefined;
  /** When the row last changed. */
  updated_at?: string | null | undefined;
  uploads?: Upload_Arr_Rel_Insert_Input | null | undefined;
  userConnections?: User_Connection_Arr_Rel_Insert_Input | null | undefined;
  /** Company, Creator or User. */
  user_type?: User_Type_Enum | null | undefined;
  /** What the person signs in with: 4 to 25 letters and digits. Shown to nobody else. */
  username?: string | null | undefined;
  /** Until when the news of the product were read. */
  whats_new_seen_at?: string | null | undefined;
};

export type User_Link_Aggregate_Bool_Exp = {
  count?: User_Link_Aggregate_Bool_Exp_Count | null | undefined;
};

export type User_Link_Aggregate_Bool_Exp_Count = {
  arguments?: Array<User_Link_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: User_Link_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "user_link" */
export type User_Link_Aggregate_Order_By = {
  count?: Order_By | null | undefined;
  max?: User_Link_Max_Order_By | null | undefined;
  min?: User_Link_Min_Order_By | null | undefined;
};

/** input type for inserting array relation for remote table "user_link" */
export type User_Link_Arr_Rel_Insert_Input = {
  data: Array<User_Link_Insert_Input>;
  /** upsert condition */
  on_conflict?: User_Link_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "user_link". All fields are combined with a logical 'AND'. */
export type User_Link_Bool_Exp = {
  _and?: Array<User_Link_Bool_Exp> | null | undefined;
  _not?: User_Link_Bool_Exp | null | undefined;
  _or?: Array<User_Link_Bool_Exp> | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  kind?: User_Link_Kind_Enum_Comparison_Exp | null | undefined;
  url?: String_Comparison_Exp | null | undefined;
  user?: User_Bool_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "user_link" */
export type User_Link_Constraint =
  /** unique or primary key constraint on columns "user_id", "kind" */
  | 'user_link_pkey';

/** input type for inserting data into table "user_link" */
export type User_Link_Insert_Input = {
  /** When the row was made. */
  created_at?: string | null | undefined;
  /** Discord, Facebook, Instagram or another. */
  kind?: User_Link_Kind_Enum | null | undefined;
  /** The address. */
  url?: string | null | undefined;
  user?: User_Obj_Rel_Insert_Input | null | undefined;
  /** The account it belongs to. */
  user_id?: string | null | undefined;
};

export type User_Link_Kind_Enum =
  /** Discord */
  | 'discord'
  /** Extra link */
  | 'extra'
  /** Facebook */
  | 'facebook'
  /** Instagram */
  | 'instagram';

/** Boolean expression to compare columns of type "user_link_kind_enum". All fields are combined with logical 'AND'. */
export type User_Link_Kind_Enum_Comparison_Exp = {
  _eq?: User_Link_Kind_Enum | null | undefined;
  _in?: Array<User_Link_Kind_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: User_Link_Kind_Enum | null | undefined;
  _nin?: Array<User_Link_Kind_Enum> | null | undefined;
};

/** order by max() on columns of table "user_link" */
export type User_Link_Max_Order_By = {
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** Discord, Facebook, Instagram or another. */
  kind?: Order_By | null | undefined;
  /** The address. */
  url?: Order_By | null | undefined;
  /** The account it belongs to. */
  user_id?: Order_By | null | undefined;
};

/** order by min() on columns of table "user_link" */
export type User_Link_Min_Order_By = {
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** Discord, Facebook, Instagram or another. */
  kind?: Order_By | null | undefined;
  /** The address. */
  url?: Order_By | null | undefined;
  /** The account it belongs to. */
  user_id?: Order_By | null | undefined;
};

/** on_conflict condition type for table "user_link" */
export type User_Link_On_Conflict = {
  constraint: User_Link_Constraint;
  update_columns?: Array<User_Link_Update_Column>;
  where?: User_Link_Bool_Exp | null | undefined;
};

/** select columns of table "user_link" */
export type User_Link_Select_Column =
  /** column name */
  | 'created_at'
  /** column name */
  | 'kind'
  /** column name */
  | 'url'
  /** column name */
  | 'user_id';

/** update columns of table "user_link" */
export type User_Link_Update_Column =
  /** column name */
  | 'created_at'
  /** column name */
  | 'kind'
  /** column name */
  | 'url'
  /** column name */
  | 'user_id';

/** input type for inserting object relation for remote table "user" */
export type User_Obj_Rel_Insert_Input = {
  data: User_Insert_Input;
  /** upsert condition */
  on_conflict?: User_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "user" */
export type User_On_Conflict = {
  constraint: User_Constraint;
  update_columns?: Array<User_Update_Column>;
  where?: User_Bool_Exp | null | undefined;
};

/** Ordering options when selecting data from "user". */
export type User_Order_By = {
  active?: Order_By | null | undefined;
  address?: Address_Order_By | null | undefined;
  analytics_pages_aggregate?: Analytics_Page_Aggregate_Order_By | null | undefined;
  channel_verifications_aggregate?: Channel_Verification_Aggregate_Order_By | null | undefined;
  column_presets_aggregate?: Column_Preset_Aggregate_Order_By | null | undefined;
  country?: Order_By | null | undefined;
  country_locked_until?: Order_By | null | undefined;
  country_of_residence?: Country_Order_By | null | undefined;
  created_at?: Order_By | null | undefined;
  creator?: Creator_Order_By | null | undefined;
  credential?: Credential_Order_By | null | undefined;
  deleted_at?: Order_By | null | undefined;
  description?: Order_By | null | undefined;
  devices_aggregate?: Device_Aggregate_Order_By | null | undefined;
  display_name?: Order_By | null | undefined;
  email?: Order_By | null | undefined;
  email_verified_at?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  is_demo?: Order_By | null | undefined;
  language?: Order_By | null | undefined;
  language_locked_until?: Order_By | null | undefined;
  links_aggregate?: User_Link_Aggregate_Order_By | null | undefined;
  locked_until?: Order_By | null | undefined;
  membership?: Company_Member_Order_By | null | undefined;
  notification_preference?: Notification_Preference_Order_By | null | undefined;
  notifications_aggregate?: Notification_Aggregate_Order_By | null | undefined;
  picture_url?: Order_By | null | undefined;
  profile?: User_Profile_Order_By | null | undefined;
  rss_feeds_aggregate?: Rss_Feed_Aggregate_Order_By | null | undefined;
  saved_filters_aggregate?: Saved_Filter_Aggregate_Order_By | null | undefined;
  sessions_aggregate?: Session_Aggregate_Order_By | null | undefined;
  sign_in_attempts_aggregate?: Sign_In_Attempt_Aggregate_Order_By | null | undefined;
  spoken_language?: Language_Order_By | null | undefined;
  terms_accepted_at?: Order_By | null | undefined;
  updated_at?: Order_By | null | undefined;
  uploads_aggregate?: Upload_Aggregate_Order_By | null | undefined;
  userConnections_aggregate?: User_Connection_Aggregate_Order_By | null | undefined;
  user_type?: Order_By | null | undefined;
  username?: Order_By | null | undefined;
  whats_new_seen_at?: Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "user_profile". All fields are combined with a logical 'AND'. */
export type User_Profile_Bool_Exp = {
  _and?: Array<User_Profile_Bool_Exp> | null | undefined;
  _not?: User_Profile_Bool_Exp | null | undefined;
  _or?: Array<User_Profile_Bool_Exp> | null | undefined;
  channels?: Channel_Bool_Exp | null | undefined;
  channels_aggregate?: Channel_Aggregate_Bool_Exp | null | undefined;
  country?: String_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  description?: String_Comparison_Exp | null | undefined;
  display_name?: Citext_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  language?: String_Comparison_Exp | null | undefined;
  membership?: Company_Member_Bool_Exp | null | undefined;
  picture_url?: String_Comparison_Exp | null | undefined;
  user_type?: String_Comparison_Exp | null | undefined;
};

/** input type for inserting data into table "user_profile" */
export type User_Profile_Insert_Input = {
  /** The country, by its ISO 3166 code. */
  country?: string | null | undefined;
  creator?: Creator_Obj_Rel_Insert_Input | null | undefined;
  /** What the person says of themselves. */
  description?: string | null | undefined;
  /** The name others see. */
  display_name?: string | null | undefined;
  /** The account. */
  id?: string | null | undefined;
  /** The language the person reads, by its ISO 639 code. */
  language?: string | null | undefined;
  membership?: Company_Member_Obj_Rel_Insert_Input | null | undefined;
  /** What others see beside the name. */
  picture_url?: string | null | undefined;
  /** Company, Creator or User. */
  user_type?: string | null | undefined;
};

/** input type for inserting object relation for remote table "user_profile" */
export type User_Profile_Obj_Rel_Insert_Input = {
  data: User_Profile_Insert_Input;
};

/** Ordering options when selecting data from "user_profile". */
export type User_Profile_Order_By = {
  channels_aggregate?: Channel_Aggregate_Order_By | null | undefined;
  country?: Order_By | null | undefined;
  creator?: Creator_Order_By | null | undefined;
  description?: Order_By | null | undefined;
  display_name?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  language?: Order_By | null | undefined;
  membership?: Company_Member_Order_By | null | undefined;
  picture_url?: Order_By | null | undefined;
  user_type?: Order_By | null | undefined;
};

export type User_Report_Aggregate_Bool_Exp = {
  count?: User_Report_Aggregate_Bool_Exp_Count | null | undefined;
};

export type User_Report_Aggregate_Bool_Exp_Count = {
  arguments?: Array<User_Report_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: User_Report_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "user_report" */
export type User_Report_Aggregate_Order_By = {
  count?: Order_By | null | undefined;
  max?: User_Report_Max_Order_By | null | undefined;
  min?: User_Report_Min_Order_By | null | undefined;
};

/** input type for inserting array relation for remote table "user_report" */
export type User_Report_Arr_Rel_Insert_Input = {
  data: Array<User_Report_Insert_Input>;
  /** upsert condition */
  on_conflict?: User_Report_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "user_report". All fields are combined with a logical 'AND'. */
export type User_Report_Bool_Exp = {
  _and?: Array<User_Report_Bool_Exp> | null | undefined;
  _not?: User_Report_Bool_Exp | null | undefined;
  _or?: Array<User_Report_Bool_Exp> | null | undefined;
  causes?: User_Report_Cause_Bool_Exp | null | undefined;
  causes_aggregate?: User_Report_Cause_Aggregate_Bool_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  decided_at?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  note?: String_Comparison_Exp | null | undefined;
  reporter_id?: Uuid_Comparison_Exp | null | undefined;
  resolution?: String_Comparison_Exp | null | undefined;
  status?: User_Report_Status_Enum_Comparison_Exp | null | undefined;
  subjects?: User_Report_Subject_Bool_Exp | null | undefined;
  subjects_aggregate?: User_Report_Subject_Aggregate_Bool_Exp | null | undefined;
};

export type User_Report_Cause_Aggregate_Bool_Exp = {
  count?: User_Report_Cause_Aggregate_Bool_Exp_Count | null | undefined;
};

export type User_Report_Cause_Aggregate_Bool_Exp_Count = {
  arguments?: Array<User_Report_Cause_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: User_Report_Cause_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "user_report_cause" */
export type User_Report_Cause_Arr_Rel_Insert_Input = {
  data: Array<User_Report_Cause_Insert_Input>;
  /** upsert condition */
  on_conflict?: User_Report_Cause_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "user_report_cause". All fields are combined with a logical 'AND'. */
export type User_Report_Cause_Bool_Exp = {
  _and?: Array<User_Report_Cause_Bool_Exp> | null | undefined;
  _not?: User_Report_Cause_Bool_Exp | null | undefined;
  _or?: Array<User_Report_Cause_Bool_Exp> | null | undefined;
  reason?: User_Report_Reason_Enum_Comparison_Exp | null | undefined;
  report?: User_Report_Bool_Exp | null | undefined;
  report_id?: Uuid_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "user_report_cause" */
export type User_Report_Cause_Constraint =
  /** unique or primary key constraint on columns "report_id", "reason" */
  | 'user_report_cause_pkey';

/** input type for inserting data into table "user_report_cause" */
export type User_Report_Cause_Insert_Input = {
  /** What the creator is reported for. */
  reason?: User_Report_Reason_Enum | null | undefined;
  report?: User_Report_Obj_Rel_Insert_Input | null | undefined;
  /** The report it belongs to. */
  report_id?: string | null | undefined;
};

/** on_conflict condition type for table "user_report_cause" */
export type User_Report_Cause_On_Conflict = {
  constraint: User_Report_Cause_Constraint;
  update_columns?: Array<User_Report_Cause_Update_Column>;
  where?: User_Report_Cause_Bool_Exp | null | undefined;
};

/** select columns of table "user_report_cause" */
export type User_Report_Cause_Select_Column =
  /** column name */
  | 'reason'
  /** column name */
  | 'report_id';

/** update columns of table "user_report_cause" */
export type User_Report_Cause_Update_Column =
  /** column name */
  | 'reason'
  /** column name */
  | 'report_id';

/** unique or primary key constraints on table "user_report" */
export type User_Report_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'user_report_pkey';

/** input type for inserting data into table "user_report" */
export type User_Report_Insert_Input = {
  causes?: User_Report_Cause_Arr_Rel_Insert_Input | null | undefined;
  company?: Company_Obj_Rel_Insert_Input | null | undefined;
  /** The company that reports. */
  company_id?: string | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  /** When an admin decided. */
  decided_at?: string | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  /** What happened, in words. */
  note?: string | null | undefined;
  /** Who reports; empty once that account is deleted. */
  reporter_id?: string | null | undefined;
  /** What was done, in the admin's words; never shown to the reported creators. */
  resolution?: string | null | undefined;
  /** What became of it; an admin decides. */
  status?: User_Report_Status_Enum | null | undefined;
  subjects?: User_Report_Subject_Arr_Rel_Insert_Input | null | undefined;
};

/** order by max() on columns of table "user_report" */
export type User_Report_Max_Order_By = {
  /** The company that reports. */
  company_id?: Order_By | null | undefined;
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** When an admin decided. */
  decided_at?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** What happened, in words. */
  note?: Order_By | null | undefined;
  /** Who reports; empty once that account is deleted. */
  reporter_id?: Order_By | null | undefined;
  /** What was done, in the admin's words; never shown to the reported creators. */
  resolution?: Order_By | null | undefined;
  /** What became of it; an admin decides. */
  status?: Order_By | null | undefined;
};

/** order by min() on columns of table "user_report" */
export type User_Report_Min_Order_By = {
  /** The company that reports. */
  company_id?: Order_By | null | undefined;
  /** When the row was made. */
  created_at?: Order_By | null | undefined;
  /** When an admin decided. */
  decided_at?: Order_By | null | undefined;
  /** The row's identity. */
  id?: Order_By | null | undefined;
  /** What happened, in words. */
  note?: Order_By | null | undefined;
  /** Who reports; empty once that account is deleted. */
  reporter_id?: Order_By | null | undefined;
  /** What was done, in the admin's words; never shown to the reported creators. */
  resolution?: Order_By | null | undefined;
  /** What became of it; an admin decides. */
  status?: Order_By | null | undefined;
};

/** input type for inserting object relation for remote table "user_report" */
export type User_Report_Obj_Rel_Insert_Input = {
  data: User_Report_Insert_Input;
  /** upsert condition */
  on_conflict?: User_Report_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "user_report" */
export type User_Report_On_Conflict = {
  constraint: User_Report_Constraint;
  update_columns?: Array<User_Report_Update_Column>;
  where?: User_Report_Bool_Exp | null | undefined;
};

export type User_Report_Reason_Enum =
  /** Does not keep agreements */
  | 'breach_of_agreement'
  /** Bought views or followers */
  | 'fake_engagement'
  /** Harassment or hate */
  | 'harassment'
  /** Pretends to be someone else */
  | 'impersonation'
  /** Inappropriate content */
  | 'inappropriate_content'
  /** Sells or gives away codes */
  | 'key_resale'
  /** Something else */
  | 'other'
  /** Spam or misleading */
  | 'spam';

/** Boolean expression to compare columns of type "user_report_reason_enum". All fields are combined with logical 'AND'. */
export type User_Report_Reason_Enum_Comparison_Exp = {
  _eq?: User_Report_Reason_Enum | null | undefined;
  _in?: Array<User_Report_Reason_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: User_Report_Reason_Enum | null | undefined;
  _nin?: Array<User_Report_Reason_Enum> | null | undefined;
};

/** select columns of table "user_report" */
export type User_Report_Select_Column =
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'decided_at'
  /** column name */
  | 'id'
  /** column name */
  | 'note'
  /** column name */
  | 'reporter_id'
  /** column name */
  | 'resolution'
  /** column name */
  | 'status';

export type User_Report_Status_Enum =
  /** Nothing needed to be done */
  | 'dismissed'
  /** Waits for an admin */
  | 'open'
  /** Something was done */
  | 'resolved';

/** Boolean expression to compare columns of type "user_report_status_enum". All fields are combined with logical 'AND'. */
export type User_Report_Status_Enum_Comparison_Exp = {
  _eq?: User_Report_Status_Enum | null | undefined;
  _in?: Array<User_Report_Status_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: User_Report_Status_Enum | null | undefined;
  _nin?: Array<User_Report_Status_Enum> | null | undefined;
};

export type User_Report_Subject_Aggregate_Bool_Exp = {
  count?: User_Report_Subject_Aggregate_Bool_Exp_Count | null | undefined;
};

export type User_Report_Subject_Aggregate_Bool_Exp_Count = {
  arguments?: Array<User_Report_Subject_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: User_Report_Subject_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "user_report_subject" */
export type User_Report_Subject_Aggregate_Order_By = {
  count?: Order_By | null | undefined;
  max?: User_Report_Subject_Max_Order_By | null | undefined;
  min?: User_Report_Subject_Min_Order_By | null | undefined;
};

/** input type for inserting array relation for remote table "user_report_subject" */
export type User_Report_Subject_Arr_Rel_Insert_Input = {
  data: Array<User_Report_Subject_Insert_Input>;
  /** upsert condition */
  on_conflict?: User_Report_Subject_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "user_report_subject". All fields are combined with a logical 'AND'. */
export type User_Report_Subject_Bool_Exp = {
  _and?: Array<User_Report_Subject_Bool_Exp> | null | undefined;
  _not?: User_Report_Subject_Bool_Exp | null | undefined;
  _or?: Array<User_Report_Subject_Bool_Exp> | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  report?: User_Report_Bool_Exp | null | undefined;
  report_id?: Uuid_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "user_report_subject" */
export type User_Report_Subject_Constraint =
  /** unique or primary key constraint on columns "report_id", "creator_id" */
  | 'user_report_subject_pkey';

/** input type for inserting data into table "user_report_subject" */
export type User_Report_Subject_Insert_Input = {
  creator?: Creator_Obj_Rel_Insert_Input | null | undefined;
  /** The creator who is reported. */
  creator_id?: string | null | undefined;
  report?: User_Report_Obj_Rel_Insert_Input | null | undefined;
  /** The report it belongs to. */
  report_id?: string | null | undefined;
};

/** order by max() on columns of table "user_report_subject" */
export type User_Report_Subject_Max_Order_By = {
  /** The creator who is reported. */
  creator_id?: Order_By | null | undefined;
  /** The report it belongs to. */
  report_id?: Order_By | null | undefined;
};

/** order by min() on columns of table "user_report_subject" */
export type User_Report_Subject_Min_Order_By = {
  /** The creator who is reported. */
  creator_id?: Order_By | null | undefined;
  /** The report it belongs to. */
  report_id?: Order_By | null | undefined;
};

/** on_conflict condition type for table "user_report_subject" */
export type User_Report_Subject_On_Conflict = {
  constraint: User_Report_Subject_Constraint;
  update_columns?: Array<User_Report_Subject_Update_Column>;
  where?: User_Report_Subject_Bool_Exp | null | undefined;
};

/** select columns of table "user_report_subject" */
export type User_Report_Subject_Select_Column =
  /** column name */
  | 'creator_id'
  /** column name */
  | 'report_id';

/** update columns of table "user_report_subject" */
export type User_Report_Subject_Update_Column =
  /** column name */
  | 'creator_id'
  /** column name */
  | 'report_id';

/** update columns of table "user_report" */
export type User_Report_Update_Column =
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'decided_at'
  /** column name */
  | 'id'
  /** column name */
  | 'note'
  /** column name */
  | 'reporter_id'
  /** column name */
  | 'resolution'
  /** column name */
  | 'status';

/** input type for updating data in table "user" */
export type User_Set_Input = {
  /** False: the account is inactive and cannot sign in (error 1203). */
  active?: boolean | null | undefined;
  /** The country, by its ISO 3166 code. */
  country?: string | null | undefined;
  /** Set with the country: the next one is possible a year later. */
  country_locked_until?: string | null | undefined;
  /** When the row was made. */
  created_at?: string | null | undefined;
  /** When the person deleted the account; what identified them is blanked. */
  deleted_at?: string | null | undefined;
  /** What the person says of themselves. */
  description?: string | null | undefined;
  /** The name others see: 4 to 50 letters and digits. */
  display_name?: string | null | undefined;
  /** Where mails go, and what one can sign in with; shown to nobody else. */
  email?: string | null | undefined;
  /** Empty until the address is confirmed; emptied again when the address changes. */
  email_verified_at?: string | null | undefined;
  /** The row's identity. */
  id?: string | null | undefined;
  /** A demonstration account: refused in production. */
  is_demo?: boolean | null | undefined;
  /** The language the person reads, by its ISO 639 code. */
  language?: string | null | undefined;
  /** Set with the language: the next one is possible three months later. */
  language_locked_until?: string | null | undefined;
  /** Until then the account cannot sign in (errors 1204 and 1206). */
  locked_until?: string | null | undefined;
  /** What others see beside the name. */
  picture_url?: string | null | undefined;
  /** When the terms were accepted. */
  terms_accepted_at?: string | null | undefined;
  /** When the row last changed. */
  updated_at?: string | null | undefined;
  /** Company, Creator or User. */
  user_type?: User_Type_Enum | null | undefined;
  /** What the person signs in with: 4 to 25 letters and digits. Shown to nobody else. */
  username?: string | null | undefined;
  /** Until when the news of the product were read. */
  whats_new_seen_at?: string | null | undefined;
};

export type User_Type_Enum =
  /** Acts for a game company */
  | 'Company'
  /** Makes content on at least one channel */
  | 'Creator'
  /** A plain account without a verified channel */
  | 'User';

/** Boolean expression to compare columns of type "user_type_enum". All fields are combined with logical 'AND'. */
export type User_Type_Enum_Comparison_Exp = {
  _eq?: User_Type_Enum | null | undefined;
  _in?: Array<User_Type_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: User_Type_Enum | null | undefined;
  _nin?: Array<User_Type_Enum> | null | undefined;
};

/** update columns of table "user" */
export type User_Update_Column =
  /** column name */
  | 'active'
  /** column name */
  | 'country'
  /** column name */
  | 'country_locked_until'
  /** column name */
  | 'created_at'
  /** column name */
  | 'deleted_at'
  /** column name */
  | 'description'
  /** column name */
  | 'display_name'
  /** column name */
  | 'email'
  /** column name */
  | 'email_verified_at'
  /** column name */
  | 'id'
  /** column name */
  | 'is_demo'
  /** column name */
  | 'language'
  /** column name */
  | 'language_locked_until'
  /** column name */
  | 'locked_until'
  /** column name */
  | 'picture_url'
  /** column name */
  | 'terms_accepted_at'
  /** column name */
  | 'updated_at'
  /** column name */
  | 'user_type'
  /** column name */
  | 'username'
  /** column name */
  | 'whats_new_seen_at';

/** Boolean expression to compare columns of type "uuid". All fields are combined with logical 'AND'. */
export type Uuid_Array_Comparison_Exp = {
  /** is the array contained in the given array value */
  _contained_in?: Array<string> | null | undefined;
  /** does the array contain the given value */
  _contains?: Array<string> | null | undefined;
  _eq?: Array<string> | null | undefined;
  _gt?: Array<string> | null | undefined;
  _gte?: Array<string> | null | undefined;
  _in?: Array<Array<string>> | null | undefined;
  _is_null?: boolean | null | undefined;
  _lt?: Array<string> | null | undefined;
  _lte?: Array<string> | null | undefined;
  _neq?: Array<string> | null | undefined;
  _nin?: Array<Array<string>> | null | undefined;
};

/** Boolean expression to compare columns of type "uuid". All fields are combined with logical 'AND'. */
export type Uuid_Comparison_Exp = {
  _eq?: string | null | undefined;
  _gt?: string | null | undefined;
  _gte?: string | null | undefined;
  _in?: Array<string> | null | undefined;
  _is_null?: boolean | null | undefined;
  _lt?: string | null | undefined;
  _lte?: string | null | undefined;
  _neq?: string | null | undefined;
  _nin?: Array<string> | null | undefined;
};

export type AccountButtonQueryVariables = Exact<{
  companyId: string;
}>;


export type AccountButtonQuery = { company_by_pk: { id: string, logo_url: string | null } | null };

export type NextStepsQueryVariables = Exact<{ [key: string]: never; }>;


export type NextStepsQuery = { currentUser: { id: string, email_verified_at: string | null, country: string | null, userConnections: Array<{ id: string }> } | null };

export type CreatorNextStepsQueryVariables = Exact<{ [key: string]: never; }>;


export type CreatorNextStepsQuery = { currentUser: { id: string, creator: { id: string, onboarded_at: string | null, quests_onboarded_at: string | null, access: Array<{ creator_id: string, kind: Creator_Access_Kind_Enum, status: Creator_Access_Status_Enum }> } | null } | null, payout_account: Array<{ creator_id: string, is_ready: boolean }> };

export type RightPanelQueryVariables = Exact<{ [key: string]: never; }>;


export type RightPanelQuery = { notification: Array<{ ' $fragmentRefs'?: { 'RightPanel_NotificationFragment': RightPanel_NotificationFragment } }> };

export type RightPanelLiveSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type RightPanelLiveSubscription = { notification: Array<{ ' $fragmentRefs'?: { 'RightPanel_NotificationFragment': RightPanel_NotificationFragment } }> };

export type RightPanel_NotificationFragment = { id: string, title: string, body: string, path: string | null, read_at: string | null, created_at: string } & { ' $fragmentName'?: 'RightPanel_NotificationFragment' };

export type MarkNotificationsReadMutationVariables = Exact<{
  ids: Array<string> | string;
  at: string;
}>;


export type MarkNotificationsReadMutation = { update_notification: { affected_rows: number, returning: Array<{ id: string, read_at: string | null }> } | null };

export type ShellWatchQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellWatchQuery = { currentUser: { id: string, created_at: string, whats_new_seen_at: string | null, userConnections: Array<{ id: string, providerId: Channel_Provider_Enum, hasRefreshToken: boolean }> } | null, whats_new_entry: Array<{ id: string, published_at: string }> };

export type WhatsNewQueryVariables = Exact<{ [key: string]: never; }>;


export type WhatsNewQuery = { whats_new_entry: Array<{ id: string, title: string, body: string, image_url: string | null, published_at: string }> };

export type MarkWhatsNewSeenMutationVariables = Exact<{
  id: string;
  at: string;
}>;


export type MarkWhatsNewSeenMutation = { update_user_by_pk: { id: string, whats_new_seen_at: string | null } | null };

export type PaletteSearchQueryVariables = Exact<{
  like: string;
}>;


export type PaletteSearchQuery = { game: Array<{ id: string, name: string }>, company: Array<{ id: string, name: string }>, creator_page: Array<{ id: string, slug: string, title: string }> };

export type ActivationCard_ActivationFragment = { id: string, kind: Activation_Kind_Enum, name: string, status: Activation_Status_Enum, start_date: string | null, end_date: string | null, hero_url: string | null, thumbnail_url: string | null, company: { id: string, name: string } } & { ' $fragmentName'?: 'ActivationCard_ActivationFragment' };

export type CompanyCard_CompanyFragment = { id: string, name: string, type: Company_Type_Enum, logo_url: string | null, description: string } & { ' $fragmentName'?: 'CompanyCard_CompanyFragment' };

export type ContentCard_ContentFragment = { id: string, platform: Channel_Provider_Enum, type: Content_Type_Enum, url: string, title: string, thumbnail_url: string | null, published_at: string, duration_minutes: number, views: number, average_ccv: number | null, profile: { id: string | null, display_name: string | null } | null, game: { id: string, name: string } | null } & { ' $fragmentName'?: 'ContentCard_ContentFragment' };

export type GameCard_GameFragment = { id: string, name: string, poster_url: string | null, released_on: string | null, developer: string } & { ' $fragmentName'?: 'GameCard_GameFragment' };

export type RegisterCompanyMutationVariables = Exact<{
  username: string;
  email: string;
  password: string;
  terms: boolean;
  companyName: string;
  companyType: string;
  companyWebsite: string;
  botCheckToken?: string | null | undefined;
}>;


export type RegisterCompanyMutation = { registerCompany: { userId: string } };

export type RegisterCreatorMutationVariables = Exact<{
  username: string;
  email: string;
  password: string;
  terms: boolean;
  botCheckToken?: string | null | undefined;
}>;


export type RegisterCreatorMutation = { registerCreator: { userId: string } };

export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
  botCheckToken?: string | null | undefined;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { sent: boolean } };

export type SetNewPasswordMutationVariables = Exact<{
  token: string;
  password: string;
}>;


export type SetNewPasswordMutation = { setNewPassword: { userId: string } };

export type VerifyEmailMutationVariables = Exact<{
  token: string;
}>;


export type VerifyEmailMutation = { verifyEmail: { userId: string } };

export type ResendVerificationMutationVariables = Exact<{
  identifier?: string | null | undefined;
}>;


export type ResendVerificationMutation = { resendVerification: { sent: boolean } };

export type JoinCompanyPageQueryVariables = Exact<{
  token: string;
}>;


export type JoinCompanyPageQuery = { companyInvitation: { companyName: string, email: string } | null };

export type JoinCompanyMutationVariables = Exact<{
  token: string;
  username: string;
  password: string;
  terms: boolean;
  botCheckToken?: string | null | undefined;
}>;


export type JoinCompanyMutation = { joinCompany: { userId: string } };

export type CompanyMembersPageQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyMembersPageQuery = { company_member: Array<{ ' $fragmentRefs'?: { 'MemberRow_MemberFragment': MemberRow_MemberFragment } }>, company_invitation: Array<{ ' $fragmentRefs'?: { 'InvitationRow_InvitationFragment': InvitationRow_InvitationFragment } }>, subscription: Array<{ company_id: string, plan: { id: string, name: string, member_limit: number } }> };

export type MemberRow_MemberFragment = { user_id: string, company_id: string, title: string, is_owner: boolean, email: string | null, profile: { id: string | null, display_name: string | null, picture_url: string | null } | null } & { ' $fragmentName'?: 'MemberRow_MemberFragment' };

export type InvitationRow_InvitationFragment = { id: string, email: string, title: string, is_owner: boolean, status: Company_Invitation_Status_Enum, sent_at: string } & { ' $fragmentName'?: 'InvitationRow_InvitationFragment' };

export type InviteMemberMutationVariables = Exact<{
  email: string;
  title: string;
  isOwner: boolean;
}>;


export type InviteMemberMutation = { inviteMember: { invitationId: string } };

export type ResendMemberInviteMutationVariables = Exact<{
  id: string;
}>;


export type ResendMemberInviteMutation = { resendMemberInvite: { invitationId: string } };

export type DeleteMemberInviteMutationVariables = Exact<{
  id: string;
}>;


export type DeleteMemberInviteMutation = { delete_company_invitation_by_pk: { id: string } | null };

export type SaveMemberMutationVariables = Exact<{
  userId: string;
  set: Company_Member_Set_Input;
}>;


export type SaveMemberMutation = { update_company_member_by_pk: { ' $fragmentRefs'?: { 'MemberRow_MemberFragment': MemberRow_MemberFragment } } | null };

export type RemoveMemberMutationVariables = Exact<{
  userId: string;
}>;


export type RemoveMemberMutation = { delete_company_member_by_pk: { user_id: string } | null };

export type CompanySettingsPageQueryVariables = Exact<{
  companyId: string;
}>;


export type CompanySettingsPageQuery = { company_by_pk: (
    { settings: { company_id: string, email: string, billing_email: string } | null }
    & { ' $fragmentRefs'?: { 'CompanyForm_CompanyFragment': CompanyForm_CompanyFragment } }
  ) | null, subscription: Array<{ company_id: string, valid_to: string | null, plan: { id: string, name: string, member_limit: number } }> };

export type CompanyForm_CompanyFragment = { id: string, name: string, type: Company_Type_Enum, website: string, logo_url: string | null, description: string, verification: Company_Verification_Enum } & { ' $fragmentName'?: 'CompanyForm_CompanyFragment' };

export type SaveCompanyMutationVariables = Exact<{
  companyId: string;
  company: Company_Set_Input;
  settings: Company_Settings_Set_Input;
}>;


export type SaveCompanyMutation = { update_company_by_pk: { ' $fragmentRefs'?: { 'CompanyForm_CompanyFragment': CompanyForm_CompanyFragment } } | null, update_company_settings_by_pk: { company_id: string, email: string, billing_email: string } | null };

export type CreatorAccessPageQueryVariables = Exact<{ [key: string]: never; }>;


export type CreatorAccessPageQuery = { currentUser: { ' $fragmentRefs'?: { 'CreatorAccess_UserFragment': CreatorAccess_UserFragment } } | null, creator_interest: Array<{ creator_id: string, tag_id: string }>, creator_hardware: Array<{ creator_id: string, hardware_id: string }>, creator_game: Array<{ creator_id: string, game_id: string }> };

export type CreatorAccessChangesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type CreatorAccessChangesSubscription = { currentUser: { ' $fragmentRefs'?: { 'CreatorAccess_UserFragment': CreatorAccess_UserFragment } } | null };

export type CreatorAccess_UserFragment = { id: string, user_type: User_Type_Enum, userConnections: Array<{ ' $fragmentRefs'?: { 'ChannelCheck_ConnectionFragment': ChannelCheck_ConnectionFragment } }>, creator: { id: string, access: Array<{ creator_id: string, kind: Creator_Access_Kind_Enum, status: Creator_Access_Status_Enum, reason: string, requested_at: string }> } | null } & { ' $fragmentName'?: 'CreatorAccess_UserFragment' };

export type ChannelCheck_ConnectionFragment = { id: string, providerId: Channel_Provider_Enum, channel_name: string, followers: number | null, verification: { connection_id: string, status: Channel_Verification_Status_Enum, reason: Channel_Verification_Reason_Enum | null } | null } & { ' $fragmentName'?: 'ChannelCheck_ConnectionFragment' };

export type RequestAccessMutationVariables = Exact<{
  kind: Creator_Access_Kind_Enum;
}>;


export type RequestAccessMutation = { insert_creator_access_one: { creator_id: string, kind: Creator_Access_Kind_Enum, status: Creator_Access_Status_Enum, reason: string, requested_at: string } | null };

export type RestartChannelVerificationMutationVariables = Exact<{
  connectionId: string;
}>;


export type RestartChannelVerificationMutation = { restartChannelVerification: { connectionId: string } };

export type ExplorePageQueryVariables = Exact<{
  today: string;
  monthAgo: string;
}>;


export type ExplorePageQuery = { open: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'ActivationCard_ActivationFragment': ActivationCard_ActivationFragment } }
  )>, anticipated: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'GameCard_GameFragment': GameCard_GameFragment } }
  )>, released: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'GameCard_GameFragment': GameCard_GameFragment } }
  )>, streams: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'ContentCard_ContentFragment': ContentCard_ContentFragment } }
  )>, company: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'CompanyCard_CompanyFragment': CompanyCard_CompanyFragment } }
  )> };

export type ContentPageQueryVariables = Exact<{
  where: Content_Bool_Exp;
  order: Array<Content_Order_By> | Content_Order_By;
  limit: number;
}>;


export type ContentPageQuery = { content: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'ContentCard_ContentFragment': ContentCard_ContentFragment } }
  )> };

export type GamePageQueryVariables = Exact<{
  id: string;
}>;


export type GamePageQuery = { game_by_pk: { id: string, name: string, developer: string, publisher: string, description: string, website: string | null, poster_url: string | null, hero_url: string | null, released_on: string | null, platforms: Array<{ game_id: string, family: Platform_Family_Enum }>, tags: Array<{ game_id: string, tag_id: string, tag: { id: string, name: string } }>, companies: Array<{ company_id: string, game_id: string, company: (
        { id: string }
        & { ' $fragmentRefs'?: { 'CompanyCard_CompanyFragment': CompanyCard_CompanyFragment } }
      ) }>, news: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'NewsRow_NewsFragment': NewsRow_NewsFragment } }
    )>, content: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'ContentCard_ContentFragment': ContentCard_ContentFragment } }
    )> } | null, activation: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'ActivationCard_ActivationFragment': ActivationCard_ActivationFragment } }
  )> };

export type GamesPageQueryVariables = Exact<{
  where: Game_Bool_Exp;
  order: Array<Game_Order_By> | Game_Order_By;
  limit: number;
  offset: number;
}>;


export type GamesPageQuery = { game: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'GameCard_GameFragment': GameCard_GameFragment } }
  )>, game_aggregate: { aggregate: { count: number } | null } };

export type NewsArticlePageQueryVariables = Exact<{
  id: string;
}>;


export type NewsArticlePageQuery = { game_news_by_pk: { id: string, title: string, summary: string, body: string, author: string, image_url: string | null, source_url: string | null, published_at: string, game: { id: string, name: string } | null } | null };

export type NewsListQueryVariables = Exact<{
  where: Game_News_Bool_Exp;
  limit: number;
}>;


export type NewsListQuery = { game_news: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'NewsRow_NewsFragment': NewsRow_NewsFragment } }
  )> };

export type NewsRow_NewsFragment = { id: string, title: string, summary: string, image_url: string | null, published_at: string } & { ' $fragmentName'?: 'NewsRow_NewsFragment' };

export type CompanyHomePageQueryVariables = Exact<{
  companyId: string;
}>;


export type CompanyHomePageQuery = { company_by_pk: { id: string, name: string, logo_url: string | null, verification: Company_Verification_Enum, own_verification_reason: string | null } | null, company_game: Array<{ company_id: string, game_id: string, game: (
      { id: string }
      & { ' $fragmentRefs'?: { 'GameCard_GameFragment': GameCard_GameFragment } }
    ) }>, live: { aggregate: { count: number, sum: { participant_count: number | null } | null } | null }, offers: { aggregate: { count: number, min: { deadline_at: string | null } | null } | null }, payments: { aggregate: { count: number, min: { deadline_at: string | null } | null, sum: { amount_cents: number | null } | null } | null }, questReviews: { aggregate: { count: number, min: { deadline_at: string | null } | null } | null }, missionReviews: { aggregate: { count: number } | null }, keyRequests: { aggregate: { count: number } | null }, applicants: { aggregate: { count: number } | null }, note: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'NoteRow_NoteFragment': NoteRow_NoteFragment } }
  )> };

export type CompanyGamesPageQueryVariables = Exact<{
  companyId: string;
}>;


export type CompanyGamesPageQuery = { company_game: Array<{ company_id: string, game_id: string, game: (
      { id: string }
      & { ' $fragmentRefs'?: { 'GameCard_GameFragment': GameCard_GameFragment } }
    ) }> };

export type CompanyNotesPageQueryVariables = Exact<{
  limit: number;
}>;


export type CompanyNotesPageQuery = { note: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'NoteRow_NoteFragment': NoteRow_NoteFragment } }
  )>, note_aggregate: { aggregate: { count: number } | null } };

export type NoteRow_NoteFragment = { id: string, body: string, created_at: string, author: { id: string | null, display_name: string | null } | null, creator: { id: string, profile: { id: string | null, display_name: string | null } | null } | null, game: { id: string, name: string } | null } & { ' $fragmentName'?: 'NoteRow_NoteFragment' };

export type CreatorAnalyticsQueryVariables = Exact<{
  creatorId: string;
  days: number;
  from: string;
}>;


export type CreatorAnalyticsQuery = { creator_period: Array<{ creator_id: string, type: Content_Type_Enum, days: number, views: number, hours_watched: number, average_ccv: number | null }>, creator_day: Array<{ creator_id: string, day: string, platform: Channel_Provider_Enum, type: Content_Type_Enum, views: number }> };

export type CreatorHomePageQueryVariables = Exact<{
  ended: Array<Quest_Run_Status_Enum> | Quest_Run_Status_Enum;
}>;


export type CreatorHomePageQuery = { currentUser: { id: string, display_name: string, userConnections: Array<{ id: string, providerId: Channel_Provider_Enum, channel_name: string, followers: number | null, figures_at: string | null }> } | null, completed: { aggregate: { count: number } | null }, missed: { aggregate: { count: number } | null }, quest_run: Array<{ ' $fragmentRefs'?: { 'QuestRunRow_RunFragment': QuestRunRow_RunFragment } }>, mission_run: Array<{ ' $fragmentRefs'?: { 'MissionRunRow_RunFragment': MissionRunRow_RunFragment } }>, creator_interest: Array<{ creator_id: string, tag_id: string, tag: { id: string, name: string } }> };

export type CreatorQuestsPageQueryVariables = Exact<{
  ended: Array<Quest_Run_Status_Enum> | Quest_Run_Status_Enum;
}>;


export type CreatorQuestsPageQuery = { quest_run: Array<{ ' $fragmentRefs'?: { 'QuestRunRow_RunFragment': QuestRunRow_RunFragment } }>, activation: Array<{ ' $fragmentRefs'?: { 'OpenActivations_ActivationFragment': OpenActivations_ActivationFragment } }> };

export type CreatorMissionsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type CreatorMissionsPageQuery = { mission_run: Array<{ ' $fragmentRefs'?: { 'MissionRunRow_RunFragment': MissionRunRow_RunFragment } }>, activation: Array<{ ' $fragmentRefs'?: { 'OpenActivations_ActivationFragment': OpenActivations_ActivationFragment } }> };

export type OpenActivations_ActivationFragment = { id: string, kind: Activation_Kind_Enum, name: string, thumbnail_url: string | null, end_date: string | null, eligible: boolean | null, company: { id: string, name: string } } & { ' $fragmentName'?: 'OpenActivations_ActivationFragment' };

export type QuestRunRow_RunFragment = { id: string, quest_id: string, status: Quest_Run_Status_Enum, deadline_at: string | null, amount_cents: number | null, quest: { id: string, activation: { id: string, name: string, thumbnail_url: string | null } }, company: { id: string, name: string } } & { ' $fragmentName'?: 'QuestRunRow_RunFragment' };

export type MissionRunRow_RunFragment = { id: string, mission_id: string, status: Mission_Run_Status_Enum, deadline_at: string | null, mission: { id: string, activation: { id: string, name: string, thumbnail_url: string | null } }, company: { id: string, name: string } } & { ' $fragmentName'?: 'MissionRunRow_RunFragment' };

export type GamesPickerQueryVariables = Exact<{
  words: string;
}>;


export type GamesPickerQuery = { game: Array<{ id: string, name: string }> };

export type HardwarePageQueryVariables = Exact<{ [key: string]: never; }>;


export type HardwarePageQuery = { currentUser: { id: string, creator: { id: string } | null } | null, creator_hardware: Array<{ creator_id: string, hardware_id: string }>, creator_game: Array<{ creator_id: string, game_id: string, game: { id: string, name: string } }>, hardware: Array<{ id: string, name: string, family: Platform_Family_Enum }> };

export type SaveHardwareMutationVariables = Exact<{
  removed: Array<string> | string;
  added: Array<Creator_Hardware_Insert_Input> | Creator_Hardware_Insert_Input;
  removedGames: Array<string> | string;
  addedGames: Array<Creator_Game_Insert_Input> | Creator_Game_Insert_Input;
  creatorId: string;
  at: string;
}>;


export type SaveHardwareMutation = { delete_creator_hardware: { affected_rows: number } | null, insert_creator_hardware: { affected_rows: number } | null, delete_creator_game: { affected_rows: number } | null, insert_creator_game: { affected_rows: number } | null, update_creator_by_pk: { id: string, onboarded_at: string | null } | null };

export type InterestsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type InterestsPageQuery = { currentUser: { id: string, creator: { id: string, onboarded_at: string | null } | null } | null, creator_interest: Array<{ creator_id: string, tag_id: string }>, tag: Array<{ id: string, kind: Tag_Kind_Enum, name: string }> };

export type SaveInterestsMutationVariables = Exact<{
  removed: Array<string> | string;
  added: Array<Creator_Interest_Insert_Input> | Creator_Interest_Insert_Input;
}>;


export type SaveInterestsMutation = { delete_creator_interest: { affected_rows: number } | null, insert_creator_interest: { affected_rows: number } | null };

export type QuestsOnboardingPageQueryVariables = Exact<{ [key: string]: never; }>;


export type QuestsOnboardingPageQuery = { currentUser: { id: string, display_name: string, country: string | null, language: string | null, userConnections: Array<{ id: string, verification: { connection_id: string, status: Channel_Verification_Status_Enum } | null }>, creator: { id: string, quests_onboarded_at: string | null, access: Array<{ creator_id: string, kind: Creator_Access_Kind_Enum, status: Creator_Access_Status_Enum, reason: string }> } | null } | null, payout_account: Array<{ creator_id: string, is_ready: boolean }> };

export type FinishQuestsOnboardingMutationVariables = Exact<{
  creatorId: string;
  at: string;
}>;


export type FinishQuestsOnboardingMutation = { update_creator_by_pk: { id: string, quests_onboarded_at: string | null } | null, insert_creator_access_one: { creator_id: string, kind: Creator_Access_Kind_Enum, status: Creator_Access_Status_Enum } | null };

export type CompanyPageQueryVariables = Exact<{
  id: string;
  games: number;
  campaigns: number;
}>;


export type CompanyPageQuery = { company_by_pk: { id: string, name: string, type: Company_Type_Enum, website: string, logo_url: string | null, description: string, is_verified: boolean } | null, company_page_by_pk: { company_id: string, headline: string, description: string, hero_url: string | null, font: Page_Font_Enum, is_published: boolean, blocks: Array<{ id: string, kind: Page_Block_Kind_Enum, content: unknown }> } | null, company_game: Array<{ company_id: string, game_id: string, game: (
      { id: string }
      & { ' $fragmentRefs'?: { 'GameCard_GameFragment': GameCard_GameFragment } }
    ) }>, open: Array<(
    { id: string, kind: Activation_Kind_Enum }
    & { ' $fragmentRefs'?: { 'ActivationCard_ActivationFragment': ActivationCard_ActivationFragment } }
  )> };

export type CompanyAnnouncementsQueryVariables = Exact<{
  id: string;
}>;


export type CompanyAnnouncementsQuery = { announcement: Array<{ id: string, title: string, body: string, created_at: string }> };

export type CustomDomainCompanyQueryVariables = Exact<{
  domain: string;
}>;


export type CustomDomainCompanyQuery = { verified_domain: Array<{ company_id: string | null }> };

export type CompanyPageSettingsQueryVariables = Exact<{
  id: string;
}>;


export type CompanyPageSettingsQuery = { company_page_by_pk: { company_id: string, font: Page_Font_Enum, is_published: boolean } | null, custom_domain: Array<{ ' $fragmentRefs'?: { 'CustomDomainPanel_DomainFragment': CustomDomainPanel_DomainFragment } }>, subscription: Array<{ company_id: string, plan: { id: string, name: string, includes_custom_domain: boolean } }> };

export type CustomDomainPanel_DomainFragment = { company_id: string, domain: string, status: Custom_Domain_Status_Enum, dns_token: string, problem: string, checked_at: string | null } & { ' $fragmentName'?: 'CustomDomainPanel_DomainFragment' };

export type SaveCompanyPageSettingsMutationVariables = Exact<{
  page: Company_Page_Insert_Input;
}>;


export type SaveCompanyPageSettingsMutation = { insert_company_page_one: { company_id: string, font: Page_Font_Enum, is_published: boolean } | null };

export type AddCustomDomainMutationVariables = Exact<{
  domain: string;
}>;


export type AddCustomDomainMutation = { insert_custom_domain_one: { ' $fragmentRefs'?: { 'CustomDomainPanel_DomainFragment': CustomDomainPanel_DomainFragment } } | null };

export type RemoveCustomDomainMutationVariables = Exact<{
  companyId: string;
}>;


export type RemoveCustomDomainMutation = { delete_custom_domain_by_pk: { company_id: string } | null };

export type TestCustomDomainMutationVariables = Exact<{ [key: string]: never; }>;


export type TestCustomDomainMutation = { testCustomDomain: { status: string, problem: string } };

export type CreatorPageParts_PageFragment = { id: string, creator_id: string, slug: string, title: string, description: string, hero_url: string | null, font: Page_Font_Enum, is_published: boolean, profile: { id: string | null, display_name: string | null, picture_url: string | null } | null, blocks: Array<{ id: string, kind: Page_Block_Kind_Enum, content: unknown }> } & { ' $fragmentName'?: 'CreatorPageParts_PageFragment' };

export type CreatorPageQueryVariables = Exact<{
  slug: string;
}>;


export type CreatorPageQuery = { creator_page: Array<(
    { id: string, shown_channels: Array<{ page_id: string, connection_id: string, channel: { id: string | null, providerId: string | null, channel_name: string | null, channel_url: string | null, followers: number | null } | null }> }
    & { ' $fragmentRefs'?: { 'CreatorPageParts_PageFragment': CreatorPageParts_PageFragment } }
  )> };

export type CreatorPageContentQueryVariables = Exact<{
  creatorId: string;
  videos: boolean;
  streams: boolean;
  games: boolean;
  articles: boolean;
}>;


export type CreatorPageContentQuery = { videos?: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'ContentCard_ContentFragment': ContentCard_ContentFragment } }
  )>, streams?: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'ContentCard_ContentFragment': ContentCard_ContentFragment } }
  )>, games?: Array<{ id: string, game: (
      { id: string }
      & { ' $fragmentRefs'?: { 'GameCard_GameFragment': GameCard_GameFragment } }
    ) | null }>, articles?: Array<{ feed_id: string, url: string, title: string, published_at: string | null }> };

export type CreatorPagesPageQueryVariables = Exact<{
  creatorId: string;
}>;


export type CreatorPagesPageQuery = { creator_page: Array<{ id: string, creator_id: string, slug: string, title: string, is_published: boolean }> };

export type CreatorPageOnboardingPageQueryVariables = Exact<{
  slug: string;
}>;


export type CreatorPageOnboardingPageQuery = { creator_page: Array<{ id: string, creator_id: string, slug: string }> };

export type CreateCreatorPageMutationVariables = Exact<{
  page: Creator_Page_Insert_Input;
}>;


export type CreateCreatorPageMutation = { insert_creator_page_one: { id: string, slug: string } | null };

export type DeleteCreatorPageMutationVariables = Exact<{
  id: string;
}>;


export type DeleteCreatorPageMutation = { delete_creator_page_by_pk: { id: string } | null };

export type EditCreatorPageQueryVariables = Exact<{
  slug: string;
}>;


export type EditCreatorPageQuery = { creator_page: Array<(
    { id: string, shown_channels: Array<{ page_id: string, connection_id: string }> }
    & { ' $fragmentRefs'?: { 'CreatorPageParts_PageFragment': CreatorPageParts_PageFragment } }
  )>, currentUser: { id: string, userConnections: Array<{ id: string, providerId: Channel_Provider_Enum, channel_name: string, channel_url: string, followers: number | null }> } | null };

export type SaveCreatorPageMutationVariables = Exact<{
  id: string;
  page: Creator_Page_Set_Input;
  blocks: Array<Creator_Page_Block_Insert_Input> | Creator_Page_Block_Insert_Input;
  channels: Array<Creator_Page_Channel_Insert_Input> | Creator_Page_Channel_Insert_Input;
}>;


export type SaveCreatorPageMutation = { delete_creator_page_block: { affected_rows: number } | null, delete_creator_page_channel: { affected_rows: number } | null, insert_creator_page_block: { affected_rows: number } | null, insert_creator_page_channel: { affected_rows: number } | null, update_creator_page_by_pk: { id: string, slug: string, title: string, description: string, hero_url: string | null, font: Page_Font_Enum, is_published: boolean } | null };

export type SaveCompanyPageMutationVariables = Exact<{
  companyId: string;
  page: Company_Page_Insert_Input;
  blocks: Array<Company_Page_Block_Insert_Input> | Company_Page_Block_Insert_Input;
}>;


export type SaveCompanyPageMutation = { delete_company_page_block: { affected_rows: number } | null, insert_company_page_one: { company_id: string, headline: string, description: string, hero_url: string | null } | null, insert_company_page_block: { affected_rows: number } | null };

export type AddressPageQueryVariables = Exact<{ [key: string]: never; }>;


export type AddressPageQuery = { currentUser: { id: string } | null, address: Array<{ ' $fragmentRefs'?: { 'AddressForm_AddressFragment': AddressForm_AddressFragment } }>, country: Array<{ code: string, name: string }> };

export type AddressForm_AddressFragment = { user_id: string, first_name: string, last_name: string, street_name: string, street_number: string, zip_code: string, city: string, province: string | null, country: string, email: string | null } & { ' $fragmentName'?: 'AddressForm_AddressFragment' };

export type SaveAddressMutationVariables = Exact<{
  address: Address_Insert_Input;
}>;


export type SaveAddressMutation = { insert_address_one: { ' $fragmentRefs'?: { 'AddressForm_AddressFragment': AddressForm_AddressFragment } } | null };

export type ConnectionsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ConnectionsPageQuery = { currentUser: { id: string, userConnections: Array<{ ' $fragmentRefs'?: { 'ConnectionRow_ConnectionFragment': ConnectionRow_ConnectionFragment } }> } | null };

export type ConnectionRow_ConnectionFragment = { id: string, providerId: Channel_Provider_Enum, hasRefreshToken: boolean, channel_name: string, channel_url: string, followers: number | null, figures_at: string | null, created_at: string } & { ' $fragmentName'?: 'ConnectionRow_ConnectionFragment' };

export type RemoveConnectionMutationVariables = Exact<{
  id: string;
}>;


export type RemoveConnectionMutation = { delete_user_connection_by_pk: { id: string } | null };

export type CreatorForm_CreatorFragment = { id: string, primary_content_language: string | null, minimum_deal_size_cents: number | null } & { ' $fragmentName'?: 'CreatorForm_CreatorFragment' };

export type SaveCreatorMutationVariables = Exact<{
  id: string;
  set: Creator_Set_Input;
}>;


export type SaveCreatorMutation = { update_creator_by_pk: (
    { id: string }
    & { ' $fragmentRefs'?: { 'CreatorForm_CreatorFragment': CreatorForm_CreatorFragment } }
  ) | null };

export type LinksForm_UserFragment = { id: string, links: Array<{ user_id: string, kind: User_Link_Kind_Enum, url: string }> } & { ' $fragmentName'?: 'LinksForm_UserFragment' };

export type SaveLinksMutationVariables = Exact<{
  links: Array<User_Link_Insert_Input> | User_Link_Insert_Input;
  removed: User_Link_Bool_Exp;
}>;


export type SaveLinksMutation = { delete_user_link: { affected_rows: number } | null, insert_user_link: { returning: Array<{ user_id: string, kind: User_Link_Kind_Enum, url: string }> } | null };

export type NotificationsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationsPageQuery = { notification_preference: Array<{ ' $fragmentRefs'?: { 'NotificationsForm_PreferenceFragment': NotificationsForm_PreferenceFragment } }> };

export type NotificationsForm_PreferenceFragment = { user_id: string, new_key_campaign_invitations: boolean, new_quest_invitations: boolean, quest_messages: boolean, quest_status_updates: boolean, company_messages: boolean, company_status_updates: boolean, program_applicant_summary: Summary_Frequency_Enum, mission_status_summary: Summary_Frequency_Enum } & { ' $fragmentName'?: 'NotificationsForm_PreferenceFragment' };

export type SaveNotificationPreferenceMutationVariables = Exact<{
  id: string;
  set: Notification_Preference_Set_Input;
}>;


export type SaveNotificationPreferenceMutation = { update_notification_preference_by_pk: { ' $fragmentRefs'?: { 'NotificationsForm_PreferenceFragment': NotificationsForm_PreferenceFragment } } | null };

export type CreatorPaymentsQueryVariables = Exact<{
  limit: number;
}>;


export type CreatorPaymentsQuery = { currentUser: { id: string, country: string | null } | null, payout_account: Array<{ creator_id: string, method: Payout_Method_Enum, label: string, country: string, is_ready: boolean, problem: string }>, payout: Array<{ id: string, status: Payout_Status_Enum, amount_cents: number, fee_cents: number, description: string, paid_at: string | null, created_at: string }> };

export type CompanyPaymentsQueryVariables = Exact<{
  limit: number;
}>;


export type CompanyPaymentsQuery = { payment_method: Array<{ company_id: string, brand: string, last4: string, expires_month: number, expires_year: number }>, payment: Array<{ id: string, status: Payment_Status_Enum, amount_cents: number, description: string, succeeded_at: string | null, created_at: string }> };

export type PersonalInfoPageQueryVariables = Exact<{ [key: string]: never; }>;


export type PersonalInfoPageQuery = { currentUser: (
    { id: string, user_type: User_Type_Enum, creator: (
      { id: string }
      & { ' $fragmentRefs'?: { 'CreatorForm_CreatorFragment': CreatorForm_CreatorFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'ProfileForm_UserFragment': ProfileForm_UserFragment;'PlaceForm_UserFragment': PlaceForm_UserFragment;'LinksForm_UserFragment': LinksForm_UserFragment } }
  ) | null, country: Array<{ code: string, name: string }>, language: Array<{ code: string, name: string }> };

export type PlaceForm_UserFragment = { id: string, country: string | null, country_locked_until: string | null, language: string | null, language_locked_until: string | null } & { ' $fragmentName'?: 'PlaceForm_UserFragment' };

export type SavePlaceMutationVariables = Exact<{
  id: string;
  set: User_Set_Input;
}>;


export type SavePlaceMutation = { update_user_by_pk: (
    { id: string }
    & { ' $fragmentRefs'?: { 'PlaceForm_UserFragment': PlaceForm_UserFragment } }
  ) | null };

export type ProfileForm_UserFragment = { id: string, display_name: string, description: string, picture_url: string | null } & { ' $fragmentName'?: 'ProfileForm_UserFragment' };

export type SaveProfileMutationVariables = Exact<{
  id: string;
  set: User_Set_Input;
}>;


export type SaveProfileMutation = { update_user_by_pk: (
    { id: string }
    & { ' $fragmentRefs'?: { 'ProfileForm_UserFragment': ProfileForm_UserFragment } }
  ) | null };

export type RssFeedsQueryVariables = Exact<{ [key: string]: never; }>;


export type RssFeedsQuery = { rss_feed: Array<{ id: string, url: string, title: string, article_count: number }> };

export type RemoveRssFeedMutationVariables = Exact<{
  id: string;
}>;


export type RemoveRssFeedMutation = { delete_rss_feed_by_pk: { id: string } | null };

export type SecurityPageQueryVariables = Exact<{ [key: string]: never; }>;


export type SecurityPageQuery = { currentUser: (
    { id: string, email_verified_at: string | null, sessions: Array<{ ' $fragmentRefs'?: { 'Devices_SessionFragment': Devices_SessionFragment } }> }
    & { ' $fragmentRefs'?: { 'SignInDetailsForm_UserFragment': SignInDetailsForm_UserFragment } }
  ) | null };

export type SignInDetailsForm_UserFragment = { id: string, username: string, email: string } & { ' $fragmentName'?: 'SignInDetailsForm_UserFragment' };

export type Devices_SessionFragment = { id: string, ip: string | null, last_seen_at: string, expires_at: string, device: { id: string, label: string } | null } & { ' $fragmentName'?: 'Devices_SessionFragment' };

export type SignOutDeviceMutationVariables = Exact<{
  id: string;
}>;


export type SignOutDeviceMutation = { delete_session_by_pk: { id: string } | null };

export type SignOutOtherDevicesMutationVariables = Exact<{
  id: string;
}>;


export type SignOutOtherDevicesMutation = { delete_session: { affected_rows: number } | null };

export type ChangeCredentialsMutationVariables = Exact<{
  username: string;
  email: string;
  currentPassword: string;
}>;


export type ChangeCredentialsMutation = { changeCredentials: { userId: string } };

export type ChangePasswordMutationVariables = Exact<{
  newPassword: string;
  currentPassword: string;
}>;


export type ChangePasswordMutation = { changePassword: { userId: string } };

export type DeleteAccountMutationVariables = Exact<{
  currentPassword: string;
}>;


export type DeleteAccountMutation = { deleteAccount: { userId: string } };

export type AddRssFeedMutationVariables = Exact<{
  url: string;
  authorized: boolean;
}>;


export type AddRssFeedMutation = { addRssFeed: { id: string } };

export type StartPayoutSetupMutationVariables = Exact<{
  method: string;
}>;


export type StartPayoutSetupMutation = { startPayoutSetup: { url: string } };

export const RightPanel_NotificationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RightPanel_notification"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"read_at"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}}]}}]} as unknown as DocumentNode<RightPanel_NotificationFragment, unknown>;
export const ActivationCard_ActivationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActivationCard_activation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"activation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"start_date"}},{"kind":"Field","name":{"kind":"Name","value":"end_date"}},{"kind":"Field","name":{"kind":"Name","value":"hero_url"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail_url"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ActivationCard_ActivationFragment, unknown>;
export const CompanyCard_CompanyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyCard_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"logo_url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]} as unknown as DocumentNode<CompanyCard_CompanyFragment, unknown>;
export const ContentCard_ContentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContentCard_content"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"content"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail_url"}},{"kind":"Field","name":{"kind":"Name","value":"published_at"}},{"kind":"Field","name":{"kind":"Name","value":"duration_minutes"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"average_ccv"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"display_name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ContentCard_ContentFragment, unknown>;
export const GameCard_GameFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameCard_game"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"poster_url"}},{"kind":"Field","name":{"kind":"Name","value":"released_on"}},{"kind":"Field","name":{"kind":"Name","value":"developer"}}]}}]} as unknown as DocumentNode<GameCard_GameFragment, unknown>;
export const MemberRow_MemberFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberRow_member"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"company_member"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user_id"}},{"kind":"Field","name":{"kind":"Name","value":"company_id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"is_owner"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"display_name"}},{"kind":"Field","name":{"kind":"Name","value":"picture_url"}}]}}]}}]} as unknown as DocumentNode<MemberRow_MemberFragment, unknown>;
export const InvitationRow_InvitationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvitationRow_invitation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"company_invitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"is_owner"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"sent_at"}}]}}]} as unknown as DocumentNode<InvitationRow_InvitationFragment, unknown>;
export const CompanyForm_CompanyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyForm_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"logo_url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"verification"}}]}}]} as unknown as DocumentNode<CompanyForm_CompanyFragment, unknown>;
export const ChannelCheck_ConnectionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChannelCheck_connection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"user_connection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"providerId"}},{"kind":"Field","name":{"kind":"Name","value":"channel_name"}},{"kind":"Field","name":{"kind":"Name","value":"followers"}},{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connection_id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<ChannelCheck_ConnectionFragment, unknown>;
export const CreatorAccess_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CreatorAccess_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"user"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user_type"}},{"kind":"Field","name":{"kind":"Name","value":"userConnections"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"created_at"},"value":{"kind":"EnumValue","value":"asc"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChannelCheck_connection"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creator_id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"requested_at"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChannelCheck_connection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"user_connection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"providerId"}},{"kind":"Field","name":{"kind":"Name","value":"channel_name"}},{"kind":"Field","name":{"kind":"Name","value":"followers"}},{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connection_id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<CreatorAccess_UserFragment, unknown>;
export const NewsRow_NewsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NewsRow_news"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"game_news"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"image_url"}},{"kind":"Field","name":{"kind":"Name","value":"published_at"}}]}}]} as unknown as DocumentNode<NewsRow_NewsFragment, unknown>;
export const NoteRow_NoteFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoteRow_note"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"note"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"display_name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"display_name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<NoteRow_NoteFragment, unknown>;
export const OpenActivations_ActivationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenActivations_activation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"activation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail_url"}},{"kind":"Field","name":{"kind":"Name","value":"end_date"}},{"kind":"Field","name":{"kind":"Name","value":"eligible"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<OpenActivations_ActivationFragment, unknown>;
export const QuestRunRow_RunFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestRunRow_run"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"quest_run"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quest_id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"deadline_at"}},{"kind":"Field","name":{"kind":"Name","value":"amount_cents"}},{"kind":"Field","name":{"kind":"Name","value":"quest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"activation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail_url"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<QuestRunRow_RunFragment, unknown>;
export const MissionRunRow_RunFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MissionRunRow_run"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"mission_run"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mission_id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"deadline_at"}},{"kind":"Field","name":{"kind":"Name","value":"mission"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"activation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail_url"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<MissionRunRow_RunFragment, unknown>;
export const CustomDomainPanel_DomainFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomDomainPanel_domain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"custom_domain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company_id"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"dns_token"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"checked_at"}}]}}]} as unknown as DocumentNode<CustomDomainPanel_DomainFragment, unknown>;
export const CreatorPageParts_PageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CreatorPageParts_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"creator_page"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"creator_id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"hero_url"}},{"kind":"Field","name":{"kind":"Name","value":"font"}},{"kind":"Field","name":{"kind":"Name","value":"is_published"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"display_name"}},{"kind":"Field","name":{"kind":"Name","value":"picture_url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"blocks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"position"},"value":{"kind":"EnumValue","value":"asc"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]} as unknown as DocumentNode<CreatorPageParts_PageFragment, unknown>;
export const AddressForm_AddressFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressForm_address"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user_id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"street_name"}},{"kind":"Field","name":{"kind":"Name","value":"street_number"}},{"kind":"Field","name":{"kind":"Name","value":"zip_code"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<AddressForm_AddressFragment, unknown>;
export const ConnectionRow_ConnectionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConnectionRow_connection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"user_connection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"providerId"}},{"kind":"Field","name":{"kind":"Name","value":"hasRefreshToken"}},{"kind":"Field","name":{"kind":"Name","value":"channel_name"}},{"kind":"Field","name":{"kind":"Name","value":"channel_url"}},{"kind":"Field","name":{"kind":"Name","value":"followers"}},{"kind":"Field","name":{"kind":"Name","value":"figures_at"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}}]}}]} as unknown as DocumentNode<ConnectionRow_ConnectionFragment, unknown>;
export const CreatorForm_CreatorFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CreatorForm_creator"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"creator"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"primary_content_language"}},{"kind":"Field","name":{"kind":"Name","value":"minimum_deal_size_cents"}}]}}]} as unknown as DocumentNode<CreatorForm_CreatorFragment, unknown>;
export const LinksForm_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinksForm_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"user"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user_id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<LinksForm_UserFragment, unknown>;
export const NotificationsForm_PreferenceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationsForm_preference"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"notification_preference"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user_id"}},{"kind":"Field","name":{"kind":"Name","value":"new_key_campaign_invitations"}},{"kind":"Field","name":{"kind":"Name","value":"new_quest_invitations"}},{"kind":"Field","name":{"kind":"Name","value":"quest_messages"}},{"kind":"Field","name":{"kind":"Name","value":"quest_status_updates"}},{"kind":"Field","name":{"kind":"Name","value":"company_messages"}},{"kind":"Field","name":{"kind":"Name","value":"company_status_updates"}},{"kind":"Field","name":{"kind":"Name","value":"program_applicant_summary"}},{"kind":"Field","name":{"kind":"Name","value":"mission_status_summary"}}]}}]} as unknown as DocumentNode<NotificationsForm_PreferenceFragment, unknown>;
export const PlaceForm_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlaceForm_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"user"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"country_locked_until"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"language_locked_until"}}]}}]} as unknown as DocumentNode<PlaceForm_UserFragment, unknown>;
export const ProfileForm_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileForm_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"user"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"display_name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"picture_url"}}]}}]} as unknown as DocumentNode<ProfileForm_UserFragment, unknown>;
export const SignInDetailsForm_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignInDetailsForm_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"user"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<SignInDetailsForm_UserFragment, unknown>;
export const Devices_SessionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Devices_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"last_seen_at"}},{"kind":"Field","name":{"kind":"Name","value":"expires_at"}},{"kind":"Field","name":{"kind":"Name","value":"device"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode<Devices_SessionFragment, unknown>;
export const AccountButtonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountButton"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company_by_pk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"logo_url"}}]}}]}}]} as unknown as DocumentNode<AccountButtonQuery, AccountButtonQueryVariables>;
export const NextStepsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NextSteps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email_verified_at"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"userConnections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<NextStepsQuery, NextStepsQueryVariables>;
export const CreatorNextStepsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CreatorNextSteps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"creator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"onboarded_at"}},{"kind":"Field","name":{"kind":"Name","value":"quests_onboarded_at"}},{"kind":"Field","name":{"kind":"Name","value":"access"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"kind"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"EnumValue","value":"quests"}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creator_id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"payout_account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creator_id"}},{"kind":"Field","name":{"kind":"Name","value":"is_ready"}}]}}]}}]} as unknown as DocumentNode<CreatorNextStepsQuery, CreatorNextStepsQueryVariables>;
export const RightPanelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RightPanel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"created_at"},"value":{"kind":"EnumValue","value":"desc"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RightPanel_notification"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RightPanel_notification"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"read_at"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}}]}}]} as unknown as DocumentNode<RightPanelQuery, RightPanelQueryVariables>;
export const RightPanelLiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"RightPanelLive"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"created_at"},"value":{"kind":"EnumValue","value":"desc"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RightPanel_notification"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RightPanel_notification"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"read_at"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}}]}}]} as unknown as DocumentNode<RightPanelLiveSubscription, RightPanelLiveSubscriptionVariables>;
export const MarkNotificationsReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkNotificationsRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"at"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"timestamptz"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update_notification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_in"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"read_at"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_is_null"},"value":{"kind":"BooleanValue","value":true}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"_set"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"read_at"},"value":{"kind":"Variable","name":{"kind":"Name","value":"at"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}},{"kind":"Field","name":{"kind":"Name","value":"returning"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"read_at"}}]}}]}}]}}]} as unknown as DocumentNode<MarkNotificationsReadMutation, MarkNotificationsReadMutationVariables>;
export const ShellWatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShellWatch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"whats_new_seen_at"}},{"kind":"Field","name":{"kind":"Name","value":"userConnections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"providerId"}},{"kind":"Field","name":{"kind":"Name","value":"hasRefreshToken"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"whats_new_entry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"published_at"},"value":{"kind":"EnumValue","value":"desc"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"published_at"}}]}}]}}]} as unknown as DocumentNode<ShellWatchQuery, ShellWatchQueryVariables>;
export const WhatsNewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WhatsNew"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"whats_new_entry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"published_at"},"value":{"kind":"EnumValue","value":"desc"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"image_url"}},{"kind":"Field","name":{"kind":"Name","value":"published_at"}}]}}]}}]} as unknown as DocumentNode<WhatsNewQuery, WhatsNewQueryVariables>;
export const MarkWhatsNewSeenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkWhatsNewSeen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"at"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"timestamptz"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update_user_by_pk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pk_columns"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"_set"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"whats_new_seen_at"},"value":{"kind":"Variable","name":{"kind":"Name","value":"at"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"whats_new_seen_at"}}]}}]}}]} as unknown as DocumentNode<MarkWhatsNewSeenMutation, MarkWhatsNewSeenMutationVariables>;
export const PaletteSearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaletteSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"like"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_ilike"},"value":{"kind":"Variable","name":{"kind":"Name","value":"like"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"anticipation"},"value":{"kind":"EnumValue","value":"desc"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_ilike"},"value":{"kind":"Variable","name":{"kind":"Name","value":"like"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creator_page"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"title"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_ilike"},"value":{"kind":"Variable","name":{"kind":"Name","value":"like"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<PaletteSearchQuery, PaletteSearchQueryVariables>;
export const RegisterCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"username"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"terms"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyName"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyWebsite"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"botCheckToken"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"username"},"value":{"kind":"Variable","name":{"kind":"Name","value":"username"}}},{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"Argument","name":{"kind":"Name","value":"terms"},"value":{"kind":"Variable","name":{"kind":"Name","value":"terms"}}},{"kind":"Argument","name":{"kind":"Name","value":"companyName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyName"}}},{"kind":"Argument","name":{"kind":"Name","value":"companyType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyType"}}},{"kind":"Argument","name":{"kind":"Name","value":"companyWebsite"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyWebsite"}}},{"kind":"Argument","name":{"kind":"Name","value":"botCheckToken"},"value":{"kind":"Variable","name":{"kind":"Name","value":"botCheckToken"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}}]}}]} as unknown as DocumentNode<RegisterCompanyMutation, RegisterCompanyMutationVariables>;
export const RegisterCreatorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterCreator"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"username"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"terms"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"botCheckToken"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerCreator"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"username"},"value":{"kind":"Variable","name":{"kind":"Name","value":"username"}}},{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"Argument","name":{"kind":"Name","value":"terms"},"value":{"kind":"Variable","name":{"kind":"Name","value":"terms"}}},{"kind":"Argument","name":{"kind":"Name","value":"botCheckToken"},"value":{"kind":"Variable","name":{"kind":"Name","value":"botCheckToken"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}}]}}]} as unknown as DocumentNode<RegisterCreatorMutation, RegisterCreatorMutationVariables>;
export const RequestPasswordResetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"botCheckToken"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"botCheckToken"},"value":{"kind":"Variable","name":{"kind":"Name","value":"botCheckToken"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sent"}}]}}]}}]} as unknown as DocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const SetNewPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetNewPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setNewPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}}]}}]} as unknown as DocumentNode<SetNewPasswordMutation, SetNewPasswordMutationVariables>;
export const VerifyEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}}]}}]} as unknown as DocumentNode<VerifyEmailMutation, VerifyEmailMutationVariables>;
export const ResendVerificationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendVerification"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"identifier"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendVerification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"identifier"},"value":{"kind":"Variable","name":{"kind":"Name","value":"identifier"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sent"}}]}}]}}]} as unknown as DocumentNode<ResendVerificationMutation, ResendVerificationMutationVariables>;
export const JoinCompanyPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JoinCompanyPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<JoinCompanyPageQuery, JoinCompanyPageQueryVariables>;
export const JoinCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"JoinCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"username"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"terms"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"botCheckToken"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"username"},"value":{"kind":"Variable","name":{"kind":"Name","value":"username"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"Argument","name":{"kind":"Name","value":"terms"},"value":{"kind":"Variable","name":{"kind":"Name","value":"terms"}}},{"kind":"Argument","name":{"kind":"Name","value":"botCheckToken"},"value":{"kind":"Variable","name":{"kind":"Name","value":"botCheckToken"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}}]}}]} as unknown as DocumentNode<JoinCompanyMutation, JoinCompanyMutationVariables>;
export const CompanyMembersPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyMembersPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company_member"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"created_at"},"value":{"kind":"EnumValue","value":"asc"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberRow_member"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company_invitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"created_at"},"value":{"kind":"EnumValue","value":"desc"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvitationRow_invitation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company_id"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"member_limit"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberRow_member"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"company_member"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user_id"}},{"kind":"Field","name":{"kind":"Name","value":"company_id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"is_owner"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"display_name"}},{"kind":"Field","name":{"kind":"Name","value":"picture_url"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvitationRow_invitation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"company_invitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"is_owner"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"sent_at"}}]}}]} as unknown as DocumentNode<CompanyMembersPageQuery, CompanyMembersPageQueryVariables>;
export const InviteMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"title"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isOwner"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"title"},"value":{"kind":"Variable","name":{"kind":"Name","value":"title"}}},{"kind":"Argument","name":{"kind":"Name","value":"isOwner"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isOwner"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitationId"}}]}}]}}]} as unknown as DocumentNode<InviteMemberMutation, InviteMemberMutationVariables>;
export const ResendMemberInviteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendMemberInvite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendMemberInvite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"invitationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitationId"}}]}}]}}]} as unknown as DocumentNode<ResendMemberInviteMutation, ResendMemberInviteMutationVariables>;
export const DeleteMemberInviteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteMemberInvite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delete_company_invitation_by_pk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteMemberInviteMutation, DeleteMemberInviteMutationVariables>;
export const SaveMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"set"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"company_member_set_input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update_company_member_by_pk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pk_columns"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"user_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"_set"},"value":{"kind":"Variable","name":{"kind":"Name","value":"set"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberRow_member"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberRow_member"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"company_member"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user_id"}},{"kind":"Field","name":{"kind":"Name","value":"company_id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"is_owner"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"display_name"}},{"kind":"Field","name":{"kind":"Name","value":"picture_url"}}]}}]}}]} as unknown as DocumentNode<SaveMemberMutation, SaveMemberMutationVariables>;
export const RemoveMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delete_company_member_by_pk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"user_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user_id"}}]}}]}}]} as unknown as DocumentNode<RemoveMemberMutation, RemoveMemberMutationVariables>;
export const CompanySettingsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanySettingsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company_by_pk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyForm_company"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company_id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"billing_email"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company_id"}},{"kind":"Field","name":{"kind":"Name","value":"valid_to"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"member_limit"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyForm_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"logo_url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"verification"}}]}}]} as unknown as DocumentNode<CompanySettingsPageQuery, CompanySettingsPageQueryVariables>;
export const SaveCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"company"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"company_set_input"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"settings"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"company_settings_set_input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update_company_by_pk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pk_columns"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"_set"},"value":{"kind":"Variable","name":{"kind":"Name","value":"company"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyForm_company"}}]}},{"kind":"Field","name":{"kind":"Name","value":"update_company_settings_by_pk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pk_columns"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"company_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"_set"},"value":{"kind":"Variable","name":{"kind":"Name","value":"settings"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company_id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"billing_email"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyForm_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"logo_url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"verification"}}]}}]} as unknown as DocumentNode<SaveCompanyMutation, SaveCompanyMutationVariables>;
export const CreatorAccessPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CreatorAccessPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CreatorAccess_user"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creator_interest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creator_id"}},{"kind":"Field","name":{"kind":"Name","value":"tag_id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creator_hardware"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creator_id"}},{"kind":"Field","name":{"kind":"Name","value":"hardware_id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creator_game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creator_id"}},{"kind":"Field","name":{"kind":"Name","value":"game_id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChannelCheck_connection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"user_connection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"providerId"}},{"kind":"Field","name":{"kind":"Name","value":"channel_name"}},{"kind":"Field","name":{"kind":"Name","value":"followers"}},{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connection_id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CreatorAccess_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"user"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user_type"}},{"kind":"Field","name":{"kind":"Name","value":"userConnections"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"created_at"},"value":{"kind":"EnumValue","value":"asc"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChannelCheck_connection"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creator_id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"requested_at"}}]}}]}}]}}]} as unknown as DocumentNode<CreatorAccessPageQuery, CreatorAccessPageQueryVariables>;
export const CreatorAccessChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"CreatorAccessChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CreatorAccess_user"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChannelCheck_connection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"user_connection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"providerId"}},{"kind":"Field","name":{"kind":"Name","value":"channel_name"}},{"kind":"Field","name":{"kind":"Name","value":"followers"}},{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connection_id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CreatorAccess_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"user"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user_type"}},{"kind":"Field","name":{"kind":"Name","value":"userConnections"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"created_at"},"value":{"kind":"EnumValue","value":"asc"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChannelCheck_connection"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creator_id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"requested_at"}}]}}]}}]}}]} as unknown as DocumentNode<CreatorAccessChangesSubscription, CreatorAccessChangesSubscriptionVariables>;
export const RequestAccessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestAccess"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"creator_access_kind_enum"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"insert_creator_access_one"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"object"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"on_conflict"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"constraint"},"value":{"kind":"EnumValue","value":"creator_access_pkey"}},{"kind":"ObjectField","name":{"kind":"Name","value":"update_columns"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"status"}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creator_id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"requested_at"}}]}}]}}]} as unknown as DocumentNode<RequestAccessMutation, RequestAccessMutationVariables>;
export const RestartChannelVerificationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestartChannelVerification"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"connectionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restartChannelVerification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"connectionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"connectionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connectionId"}}]}}]}}]} as unknown as DocumentNode<RestartChannelVerificationMutation, RestartChannelVerificationMutationVariables>;
export const ExplorePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExplorePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"today"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"monthAgo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"timestamptz"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"open"},"name":{"kind":"Name","value":"activation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"EnumValue","value":"active"}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"visibility"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"EnumValue","value":"public"}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"published_at"},"value":{"kind":"EnumValue","value":"desc_nulls_last"}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"EnumValue","value":"asc"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActivationCard_activation"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"anticipated"},"name":{"kind":"Name","value":"game"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"released_on"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_gt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"today"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"anticipation"},"value":{"kind":"EnumValue","value":"desc"}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"EnumValue","value":"asc"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"7"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameCard_game"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"released"},"name":{"kind":"Name","value":"game"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"released_on"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_lte"},"value":{"kind":"Variable","name":{"kind":"Name","value":"today"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"released_on"},"value":{"kind":"EnumValue","value":"desc"}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"EnumValue","value":"asc"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"7"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameCard_game"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"streams"},"name":{"kind":"Name","value":"content"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"type"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"EnumValue","value":"STREAM"}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"published_at"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_gte"},"value":{"kind":"Variable","name":{"kind":"Name","value":"monthAgo"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"average_ccv"},"value":{"kind":"EnumValue","value":"desc_nulls_last"}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"EnumValue","value":"asc"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContentCard_content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"is_verified"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"BooleanValue","value":true}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"created_at"},"value":{"kind":"EnumValue","value":"desc"}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"EnumValue","value":"asc"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyCard_company"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActivationCard_activation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"activation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"start_date"}},{"kind":"Field","name":{"kind":"Name","value":"end_date"}},{"kind":"Field","name":{"kind":"Name","value":"hero_url"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail_url"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameCard_game"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"poster_url"}},{"kind":"Field","name":{"kind":"Name","value":"released_on"}},{"kind":"Field","name":{"kind":"Name","value":"developer"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContentCard_content"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"content"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail_url"}},{"kind":"Field","name":{"kind":"Name","value":"published_at"}},{"kind":"Field","name":{"kind":"Name","value":"duration_minutes"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"average_ccv"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"display_name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyCard_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"logo_url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]} as unknown as DocumentNode<ExplorePageQuery, ExplorePageQueryVariables>;
export const ContentPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContentPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"content_bool_exp"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"content_order_by"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContentCard_content"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContentCard_content"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"content"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail_url"}},{"kind":"Field","name":{"kind":"Name","value":"published_at"}},{"kind":"Field","name":{"kind":"Name","value":"duration_minutes"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"average_ccv"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"display_name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ContentPageQuery, ContentPageQueryVariables>;
export const GamePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GamePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game_by_pk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"developer"}},{"kind":"Field","name":{"kind":"Name","value":"publisher"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"poster_url"}},{"kind":"Field","name":{"kind":"Name","value":"hero_url"}},{"kind":"Field","name":{"kind":"Name","value":"released_on"}},{"kind":"Field","name":{"kind":"Name","value":"platforms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game_id"}},{"kind":"Field","name":{"kind":"Name","value":"family"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game_id"}},{"kind":"Field","name":{"kind":"Name","value":"tag_id"}},{"kind":"Field","name":{"kind":"Name","value":"tag"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"companies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company_id"}},{"kind":"Field","name":{"kind":"Name","value":"game_id"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyCard_company"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"news"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"published_at"},"value":{"kind":"EnumValue","value":"desc"}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"EnumValue","value":"asc"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NewsRow_news"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"type"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_in"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"STREAM"},{"kind":"EnumValue","value":"VIDEO"}]}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"published_at"},"value":{"kind":"EnumValue","value":"desc"}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"EnumValue","value":"asc"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"4"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContentCard_content"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"activation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"game_id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_in"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"active"},{"kind":"EnumValue","value":"upcoming"}]}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"visibility"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"EnumValue","value":"public"}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"asc"}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"start_date"},"value":{"kind":"EnumValue","value":"desc"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActivationCard_activation"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyCard_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"logo_url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NewsRow_news"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"game_news"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"image_url"}},{"kind":"Field","name":{"kind":"Name","value":"published_at"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContentCard_content"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"content"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail_url"}},{"kind":"Field","name":{"kind":"Name","value":"published_at"}},{"kind":"Field","name":{"kind":"Name","value":"duration_minutes"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"average_ccv"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"display_name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActivationCard_activation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"activation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"start_date"}},{"kind":"Field","name":{"kind":"Name","value":"end_date"}},{"kind":"Field","name":{"kind":"Name","value":"hero_url"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail_url"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<GamePageQuery, GamePageQueryVariables>;
export const GamesPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GamesPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"game_bool_exp"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"game_order_by"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameCard_game"}}]}},{"kind":"Field","name":{"kind":"Name","value":"game_aggregate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aggregate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameCard_game"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"poster_url"}},{"kind":"Field","name":{"kind":"Name","value":"released_on"}},{"kind":"Field","name":{"kind":"Name","value":"developer"}}]}}]} as unknown as DocumentNode<GamesPageQuery, GamesPageQueryVariables>;
export const NewsArticlePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewsArticlePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game_news_by_pk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"image_url"}},{"kind":"Field","name":{"kind":"Name","value":"source_url"}},{"kind":"Field","name":{"kind":"Name","value":"published_at"}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<NewsArticlePageQuery, NewsArticlePageQueryVariables>;
export const NewsListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewsList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"game_news_bool_exp"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game_news"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"published_at"},"value":{"kind":"EnumValue","value":"desc"}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"EnumValue","value":"asc"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NewsRow_news"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NewsRow_news"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"game_news"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"image_url"}},{"kind":"Field","name":{"kind":"Name","value":"published_at"}}]}}]} as unknown as DocumentNode<NewsListQuery, NewsListQueryVariables>;
export const CompanyHomePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyHomePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company_by_pk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo_url"}},{"kind":"Field","name":{"kind":"Name","value":"verification"}},{"kind":"Field","name":{"kind":"Name","value":"own_verification_reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company_game"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"company_id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"game"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"EnumValue","value":"asc"}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"8"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company_id"}},{"kind":"Field","name":{"kind":"Name","value":"game_id"}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameCard_game"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"live"},"name":{"kind":"Name","value":"activation_aggregate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"company_id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"EnumValue","value":"active"}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aggregate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"sum"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"participant_count"}}]}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"offers"},"name":{"kind":"Name","value":"quest_run_aggregate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"company_id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_in"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"INITIAL_BID"},{"kind":"EnumValue","value":"COUNTER_BID"}]}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"current_bid"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"side"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"EnumValue","value":"creator"}}]}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aggregate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"min"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deadline_at"}}]}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"payments"},"name":{"kind":"Name","value":"quest_run_aggregate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"company_id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"EnumValue","value":"PENDING_PAYMENT"}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aggregate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"min"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deadline_at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sum"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount_cents"}}]}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"questReviews"},"name":{"kind":"Name","value":"quest_run_aggregate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"company_id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"EnumValue","value":"CONTENTREVIEW"}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aggregate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"min"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deadline_at"}}]}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"missionReviews"},"name":{"kind":"Name","value":"mission_run_aggregate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"company_id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"EnumValue","value":"review"}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aggregate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"keyRequests"},"name":{"kind":"Name","value":"key_campaign_participant_aggregate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"company_id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"EnumValue","value":"pending"}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aggregate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"applicants"},"name":{"kind":"Name","value":"program_membership_aggregate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"company_id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"EnumValue","value":"pending"}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aggregate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"created_at"},"value":{"kind":"EnumValue","value":"desc"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoteRow_note"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameCard_game"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"poster_url"}},{"kind":"Field","name":{"kind":"Name","value":"released_on"}},{"kind":"Field","name":{"kind":"Name","value":"developer"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoteRow_note"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"note"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"display_name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"display_name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CompanyHomePageQuery, CompanyHomePageQueryVariables>;
export const CompanyGamesPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyGamesPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company_game"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"company_id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"game"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"EnumValue","value":"asc"}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company_id"}},{"kind":"Field","name":{"kind":"Name","value":"game_id"}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameCard_game"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameCard_game"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"poster_url"}},{"kind":"Field","name":{"kind":"Name","value":"released_on"}},{"kind":"Field","name":{"kind":"Name","value":"developer"}}]}}]} as unknown as DocumentNode<CompanyGamesPageQuery, CompanyGamesPageQueryVariables>;
export const CompanyNotesPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyNotesPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"note"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"created_at"},"value":{"kind":"EnumValue","value":"desc"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoteRow_note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note_aggregate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aggregate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoteRow_note"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"note"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"display_name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"display_name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CompanyNotesPageQuery, CompanyNotesPageQueryVariables>;
export const CreatorAnalyticsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CreatorAnalytics"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"creatorId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"smallint"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creator_period"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"creator_id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"creatorId"}}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"days"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creator_id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"hours_watched"}},{"kind":"Field","name":{"kind":"Name","value":"average_ccv"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creator_day"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"creator_id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"creatorId"}}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"day"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_gt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"day"},"value":{"kind":"EnumValue","value":"asc"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creator_id"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"views"}}]}}]}}]} as unknown as DocumentNode<CreatorAnalyticsQuery, CreatorAnalyticsQueryVariables>;
export const CreatorHomePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CreatorHomePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ended"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"quest_run_status_enum"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"display_name"}},{"kind":"Field","name":{"kind":"Name","value":"userConnections"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"followers"},"value":{"kind":"EnumValue","value":"desc_nulls_last"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"providerId"}},{"kind":"Field","name":{"kind":"Name","value":"channel_name"}},{"kind":"Field","name":{"kind":"Name","value":"followers"}},{"kind":"Field","name":{"kind":"Name","value":"figures_at"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"completed"},"name":{"kind":"Name","value":"quest_run_aggregate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"EnumValue","value":"COMPLETED"}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aggregate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"missed"},"name":{"kind":"Name","value":"quest_run_aggregate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_in"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"CONTENT_SUBMISSION_DEADLINE_EXPIRED"},{"kind":"EnumValue","value":"CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED"}]}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aggregate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"quest_run"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_nin"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ended"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"deadline_at"},"value":{"kind":"EnumValue","value":"asc_nulls_last"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestRunRow_run"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mission_run"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_in"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"active"},{"kind":"EnumValue","value":"review"},{"kind":"EnumValue","value":"claimReward"}]}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"deadline_at"},"value":{"kind":"EnumValue","value":"asc_nulls_last"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MissionRunRow_run"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creator_interest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creator_id"}},{"kind":"Field","name":{"kind":"Name","value":"tag_id"}},{"kind":"Field","name":{"kind":"Name","value":"tag"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestRunRow_run"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"quest_run"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quest_id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"deadline_at"}},{"kind":"Field","name":{"kind":"Name","value":"amount_cents"}},{"kind":"Field","name":{"kind":"Name","value":"quest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"activation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail_url"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MissionRunRow_run"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"mission_run"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mission_id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"deadline_at"}},{"kind":"Field","name":{"kind":"Name","value":"mission"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"activation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail_url"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CreatorHomePageQuery, CreatorHomePageQueryVariables>;
export const CreatorQuestsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CreatorQuestsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ended"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"quest_run_status_enum"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quest_run"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_nin"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ended"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"deadline_at"},"value":{"kind":"EnumValue","value":"asc_nulls_last"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestRunRow_run"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"kind"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"EnumValue","value":"QUEST"}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"EnumValue","value":"active"}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"published_at"},"value":{"kind":"EnumValue","value":"desc_nulls_last"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"12"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenActivations_activation"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestRunRow_run"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"quest_run"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quest_id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"deadline_at"}},{"kind":"Field","name":{"kind":"Name","value":"amount_cents"}},{"kind":"Field","name":{"kind":"Name","value":"quest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"activation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail_url"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenActivations_activation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"activation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail_url"}},{"kind":"Field","name":{"kind":"Name","value":"end_date"}},{"kind":"Field","name":{"kind":"Name","value":"eligible"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CreatorQuestsPageQuery, CreatorQuestsPageQueryVariables>;
export const CreatorMissionsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CreatorMissionsPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mission_run"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_in"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"active"},{"kind":"EnumValue","value":"review"},{"kind":"EnumValue","value":"claimReward"}]}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"deadline_at"},"value":{"kind":"EnumValue","value":"asc_nulls_last"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MissionRunRow_run"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"kind"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"EnumValue","value":"MISSION"}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"EnumValue","value":"active"}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"published_at"},"value":{"kind":"EnumValue","value":"desc_nulls_last"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"12"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenActivations_activation"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MissionRunRow_run"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"mission_run"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mission_id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"deadline_at"}},{"kind":"Field","name":{"kind":"Name","value":"mission"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"activation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail_url"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenActivations_activation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"activation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail_url"}},{"kind":"Field","name":{"kind":"Name","value":"end_date"}},{"kind":"Field","name":{"kind":"Name","value":"eligible"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CreatorMissionsPageQuery, CreatorMissionsPageQueryVariables>;
export const GamesPickerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GamesPicker"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"words"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_ilike"},"value":{"kind":"Variable","name":{"kind":"Name","value":"words"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"anticipation"},"value":{"kind":"EnumValue","value":"desc"}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"EnumValue","value":"asc"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<GamesPickerQuery, GamesPickerQueryVariables>;
export const HardwarePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HardwarePage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"creator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"creator_hardware"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creator_id"}},{"kind":"Field","name":{"kind":"Name","value":"hardware_id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creator_game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creator_id"}},{"kind":"Field","name":{"kind":"Name","value":"game_id"}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"hardware"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"position"},"value":{"kind":"EnumValue","value":"asc"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"family"}}]}}]}}]} as unknown as DocumentNode<HardwarePageQuery, HardwarePageQueryVariables>;
export const SaveHardwareDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveHardware"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"removed"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"added"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"creator_hardware_insert_input"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"removedGames"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"addedGames"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"creator_game_insert_input"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"creatorId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"at"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"timestamptz"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delete_creator_hardware"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"hardware_id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_in"},"value":{"kind":"Variable","name":{"kind":"Name","value":"removed"}}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}},{"kind":"Field","name":{"kind":"Name","value":"insert_creator_hardware"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"objects"},"value":{"kind":"Variable","name":{"kind":"Name","value":"added"}}},{"kind":"Argument","name":{"kind":"Name","value":"on_conflict"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"constraint"},"value":{"kind":"EnumValue","value":"creator_hardware_pkey"}},{"kind":"ObjectField","name":{"kind":"Name","value":"update_columns"},"value":{"kind":"ListValue","values":[]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}},{"kind":"Field","name":{"kind":"Name","value":"delete_creator_game"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"game_id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_in"},"value":{"kind":"Variable","name":{"kind":"Name","value":"removedGames"}}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}},{"kind":"Field","name":{"kind":"Name","value":"insert_creator_game"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"objects"},"value":{"kind":"Variable","name":{"kind":"Name","value":"addedGames"}}},{"kind":"Argument","name":{"kind":"Name","value":"on_conflict"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"constraint"},"value":{"kind":"EnumValue","value":"creator_game_pkey"}},{"kind":"ObjectField","name":{"kind":"Name","value":"update_columns"},"value":{"kind":"ListValue","values":[]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}},{"kind":"Field","name":{"kind":"Name","value":"update_creator_by_pk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pk_columns"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"creatorId"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"_set"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"onboarded_at"},"value":{"kind":"Variable","name":{"kind":"Name","value":"at"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"onboarded_at"}}]}}]}}]} as unknown as DocumentNode<SaveHardwareMutation, SaveHardwareMutationVariables>;
export const InterestsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InterestsPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"creator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"onboarded_at"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"creator_interest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creator_id"}},{"kind":"Field","name":{"kind":"Name","value":"tag_id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tag"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"kind"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_in"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"category"},{"kind":"EnumValue","value":"genre"}]}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"EnumValue","value":"asc"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<InterestsPageQuery, InterestsPageQueryVariables>;
export const SaveInterestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveInterests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"removed"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"added"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"creator_interest_insert_input"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delete_creator_interest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"tag_id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_in"},"value":{"kind":"Variable","name":{"kind":"Name","value":"removed"}}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}},{"kind":"Field","name":{"kind":"Name","value":"insert_creator_interest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"objects"},"value":{"kind":"Variable","name":{"kind":"Name","value":"added"}}},{"kind":"Argument","name":{"kind":"Name","value":"on_conflict"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"constraint"},"value":{"kind":"EnumValue","value":"creator_interest_pkey"}},{"kind":"ObjectField","name":{"kind":"Name","value":"update_columns"},"value":{"kind":"ListValue","values":[]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}}]}}]} as unknown as DocumentNode<SaveInterestsMutation, SaveInterestsMutationVariables>;
export const QuestsOnboardingPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuestsOnboardingPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"display_name"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"userConnections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connection_id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"creator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quests_onboarded_at"}},{"kind":"Field","name":{"kind":"Name","value":"access"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"kind"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"EnumValue","value":"quests"}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creator_id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"payout_account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creator_id"}},{"kind":"Field","name":{"kind":"Name","value":"is_ready"}}]}}]}}]} as unknown as DocumentNode<QuestsOnboardingPageQuery, QuestsOnboardingPageQueryVariables>;
export const FinishQuestsOnboardingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FinishQuestsOnboarding"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"creatorId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"at"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"timestamptz"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update_creator_by_pk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pk_columns"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"creatorId"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"_set"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"quests_onboarded_at"},"value":{"kind":"Variable","name":{"kind":"Name","value":"at"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quests_onboarded_at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"insert_creator_access_one"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"object"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"quests"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creator_id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<FinishQuestsOnboardingMutation, FinishQuestsOnboardingMutationVariables>;
export const CompanyPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"games"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"campaigns"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company_by_pk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"logo_url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"is_verified"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company_page_by_pk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"company_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company_id"}},{"kind":"Field","name":{"kind":"Name","value":"headline"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"hero_url"}},{"kind":"Field","name":{"kind":"Name","value":"font"}},{"kind":"Field","name":{"kind":"Name","value":"is_published"}},{"kind":"Field","name":{"kind":"Name","value":"blocks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"position"},"value":{"kind":"EnumValue","value":"asc"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"company_game"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"company_id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"game"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"anticipation"},"value":{"kind":"EnumValue","value":"desc"}}]}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"game_id"},"value":{"kind":"EnumValue","value":"asc"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"games"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company_id"}},{"kind":"Field","name":{"kind":"Name","value":"game_id"}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameCard_game"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"open"},"name":{"kind":"Name","value":"activation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"company_id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_in"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"active"},{"kind":"EnumValue","value":"upcoming"}]}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"visibility"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"EnumValue","value":"public"}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"asc"}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"start_date"},"value":{"kind":"EnumValue","value":"desc"}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"EnumValue","value":"asc"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"campaigns"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActivationCard_activation"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameCard_game"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"poster_url"}},{"kind":"Field","name":{"kind":"Name","value":"released_on"}},{"kind":"Field","name":{"kind":"Name","value":"developer"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActivationCard_activation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"activation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"start_date"}},{"kind":"Field","name":{"kind":"Name","value":"end_date"}},{"kind":"Field","name":{"kind":"Name","value":"hero_url"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail_url"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CompanyPageQuery, CompanyPageQueryVariables>;
export const CompanyAnnouncementsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyAnnouncements"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"announcement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"company_id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"created_at"},"value":{"kind":"EnumValue","value":"desc"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}}]}}]}}]} as unknown as DocumentNode<CompanyAnnouncementsQuery, CompanyAnnouncementsQueryVariables>;
export const CustomDomainCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CustomDomainCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"domain"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"citext"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verified_domain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"domain"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"domain"}}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company_id"}}]}}]}}]} as unknown as DocumentNode<CustomDomainCompanyQuery, CustomDomainCompanyQueryVariables>;
export const CompanyPageSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyPageSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company_page_by_pk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"company_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company_id"}},{"kind":"Field","name":{"kind":"Name","value":"font"}},{"kind":"Field","name":{"kind":"Name","value":"is_published"}}]}},{"kind":"Field","name":{"kind":"Name","value":"custom_domain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomDomainPanel_domain"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company_id"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"includes_custom_domain"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomDomainPanel_domain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"custom_domain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company_id"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"dns_token"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"checked_at"}}]}}]} as unknown as DocumentNode<CompanyPageSettingsQuery, CompanyPageSettingsQueryVariables>;
export const SaveCompanyPageSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveCompanyPageSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"company_page_insert_input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"insert_company_page_one"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"object"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"on_conflict"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"constraint"},"value":{"kind":"EnumValue","value":"company_page_pkey"}},{"kind":"ObjectField","name":{"kind":"Name","value":"update_columns"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"font"},{"kind":"EnumValue","value":"is_published"}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company_id"}},{"kind":"Field","name":{"kind":"Name","value":"font"}},{"kind":"Field","name":{"kind":"Name","value":"is_published"}}]}}]}}]} as unknown as DocumentNode<SaveCompanyPageSettingsMutation, SaveCompanyPageSettingsMutationVariables>;
export const AddCustomDomainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddCustomDomain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"domain"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"citext"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"insert_custom_domain_one"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"object"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"domain"},"value":{"kind":"Variable","name":{"kind":"Name","value":"domain"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"on_conflict"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"constraint"},"value":{"kind":"EnumValue","value":"custom_domain_pkey"}},{"kind":"ObjectField","name":{"kind":"Name","value":"update_columns"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"domain"}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomDomainPanel_domain"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomDomainPanel_domain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"custom_domain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company_id"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"dns_token"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"checked_at"}}]}}]} as unknown as DocumentNode<AddCustomDomainMutation, AddCustomDomainMutationVariables>;
export const RemoveCustomDomainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveCustomDomain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delete_custom_domain_by_pk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"company_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company_id"}}]}}]}}]} as unknown as DocumentNode<RemoveCustomDomainMutation, RemoveCustomDomainMutationVariables>;
export const TestCustomDomainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestCustomDomain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testCustomDomain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]}}]} as unknown as DocumentNode<TestCustomDomainMutation, TestCustomDomainMutationVariables>;
export const CreatorPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CreatorPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"citext"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creator_page"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"slug"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CreatorPageParts_page"}},{"kind":"Field","name":{"kind":"Name","value":"shown_channels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"position"},"value":{"kind":"EnumValue","value":"asc"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page_id"}},{"kind":"Field","name":{"kind":"Name","value":"connection_id"}},{"kind":"Field","name":{"kind":"Name","value":"channel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"providerId"}},{"kind":"Field","name":{"kind":"Name","value":"channel_name"}},{"kind":"Field","name":{"kind":"Name","value":"channel_url"}},{"kind":"Field","name":{"kind":"Name","value":"followers"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CreatorPageParts_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"creator_page"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"creator_id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"hero_url"}},{"kind":"Field","name":{"kind":"Name","value":"font"}},{"kind":"Field","name":{"kind":"Name","value":"is_published"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"display_name"}},{"kind":"Field","name":{"kind":"Name","value":"picture_url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"blocks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"position"},"value":{"kind":"EnumValue","value":"asc"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]} as unknown as DocumentNode<CreatorPageQuery, CreatorPageQueryVariables>;
export const CreatorPageContentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CreatorPageContent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"creatorId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"videos"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"streams"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"games"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"articles"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"videos"},"name":{"kind":"Name","value":"content"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"creator_id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"creatorId"}}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"type"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_in"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"VIDEO"},{"kind":"EnumValue","value":"SHORTS"}]}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"published_at"},"value":{"kind":"EnumValue","value":"desc"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"6"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"videos"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContentCard_content"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"streams"},"name":{"kind":"Name","value":"content"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"creator_id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"creatorId"}}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"type"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_in"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"STREAM"},{"kind":"EnumValue","value":"VOD"}]}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"published_at"},"value":{"kind":"EnumValue","value":"desc"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"6"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"streams"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContentCard_content"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"games"},"name":{"kind":"Name","value":"content"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"creator_id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"creatorId"}}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"game_id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_is_null"},"value":{"kind":"BooleanValue","value":false}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"distinct_on"},"value":{"kind":"EnumValue","value":"game_id"}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"game_id"},"value":{"kind":"EnumValue","value":"asc"}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"published_at"},"value":{"kind":"EnumValue","value":"desc"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"12"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"games"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameCard_game"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"articles"},"name":{"kind":"Name","value":"rss_article"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"user_id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"creatorId"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"published_at"},"value":{"kind":"EnumValue","value":"desc_nulls_last"}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"url"},"value":{"kind":"EnumValue","value":"asc"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"6"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"articles"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feed_id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"published_at"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContentCard_content"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"content"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail_url"}},{"kind":"Field","name":{"kind":"Name","value":"published_at"}},{"kind":"Field","name":{"kind":"Name","value":"duration_minutes"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"average_ccv"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"display_name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameCard_game"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"poster_url"}},{"kind":"Field","name":{"kind":"Name","value":"released_on"}},{"kind":"Field","name":{"kind":"Name","value":"developer"}}]}}]} as unknown as DocumentNode<CreatorPageContentQuery, CreatorPageContentQueryVariables>;
export const CreatorPagesPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CreatorPagesPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"creatorId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creator_page"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"creator_id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"creatorId"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"position"},"value":{"kind":"EnumValue","value":"asc"}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"created_at"},"value":{"kind":"EnumValue","value":"asc"}}]}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"creator_id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"is_published"}}]}}]}}]} as unknown as DocumentNode<CreatorPagesPageQuery, CreatorPagesPageQueryVariables>;
export const CreatorPageOnboardingPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CreatorPageOnboardingPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"citext"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creator_page"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"slug"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"creator_id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]} as unknown as DocumentNode<CreatorPageOnboardingPageQuery, CreatorPageOnboardingPageQueryVariables>;
export const CreateCreatorPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCreatorPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"creator_page_insert_input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"insert_creator_page_one"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"object"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]} as unknown as DocumentNode<CreateCreatorPageMutation, CreateCreatorPageMutationVariables>;
export const DeleteCreatorPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCreatorPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delete_creator_page_by_pk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteCreatorPageMutation, DeleteCreatorPageMutationVariables>;
export const EditCreatorPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditCreatorPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"citext"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creator_page"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"slug"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CreatorPageParts_page"}},{"kind":"Field","name":{"kind":"Name","value":"shown_channels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"position"},"value":{"kind":"EnumValue","value":"asc"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page_id"}},{"kind":"Field","name":{"kind":"Name","value":"connection_id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"currentUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userConnections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"providerId"}},{"kind":"Field","name":{"kind":"Name","value":"channel_name"}},{"kind":"Field","name":{"kind":"Name","value":"channel_url"}},{"kind":"Field","name":{"kind":"Name","value":"followers"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CreatorPageParts_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"creator_page"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"creator_id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"hero_url"}},{"kind":"Field","name":{"kind":"Name","value":"font"}},{"kind":"Field","name":{"kind":"Name","value":"is_published"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"display_name"}},{"kind":"Field","name":{"kind":"Name","value":"picture_url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"blocks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"position"},"value":{"kind":"EnumValue","value":"asc"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]} as unknown as DocumentNode<EditCreatorPageQuery, EditCreatorPageQueryVariables>;
export const SaveCreatorPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveCreatorPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"creator_page_set_input"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"blocks"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"creator_page_block_insert_input"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"channels"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"creator_page_channel_insert_input"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delete_creator_page_block"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"page_id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}},{"kind":"Field","name":{"kind":"Name","value":"delete_creator_page_channel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"page_id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}},{"kind":"Field","name":{"kind":"Name","value":"insert_creator_page_block"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"objects"},"value":{"kind":"Variable","name":{"kind":"Name","value":"blocks"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}},{"kind":"Field","name":{"kind":"Name","value":"insert_creator_page_channel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"objects"},"value":{"kind":"Variable","name":{"kind":"Name","value":"channels"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}},{"kind":"Field","name":{"kind":"Name","value":"update_creator_page_by_pk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pk_columns"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"_set"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"hero_url"}},{"kind":"Field","name":{"kind":"Name","value":"font"}},{"kind":"Field","name":{"kind":"Name","value":"is_published"}}]}}]}}]} as unknown as DocumentNode<SaveCreatorPageMutation, SaveCreatorPageMutationVariables>;
export const SaveCompanyPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveCompanyPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"company_page_insert_input"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"blocks"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"company_page_block_insert_input"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delete_company_page_block"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"company_id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}},{"kind":"Field","name":{"kind":"Name","value":"insert_company_page_one"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"object"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"on_conflict"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"constraint"},"value":{"kind":"EnumValue","value":"company_page_pkey"}},{"kind":"ObjectField","name":{"kind":"Name","value":"update_columns"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"headline"},{"kind":"EnumValue","value":"description"},{"kind":"EnumValue","value":"hero_url"}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company_id"}},{"kind":"Field","name":{"kind":"Name","value":"headline"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"hero_url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"insert_company_page_block"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"objects"},"value":{"kind":"Variable","name":{"kind":"Name","value":"blocks"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}}]}}]} as unknown as DocumentNode<SaveCompanyPageMutation, SaveCompanyPageMutationVariables>;
export const AddressPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AddressPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressForm_address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"country"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"EnumValue","value":"asc"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressForm_address"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user_id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"street_name"}},{"kind":"Field","name":{"kind":"Name","value":"street_number"}},{"kind":"Field","name":{"kind":"Name","value":"zip_code"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<AddressPageQuery, AddressPageQueryVariables>;
export const SaveAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"address"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"address_insert_input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"insert_address_one"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"object"},"value":{"kind":"Variable","name":{"kind":"Name","value":"address"}}},{"kind":"Argument","name":{"kind":"Name","value":"on_conflict"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"constraint"},"value":{"kind":"EnumValue","value":"address_pkey"}},{"kind":"ObjectField","name":{"kind":"Name","value":"update_columns"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"first_name"},{"kind":"EnumValue","value":"last_name"},{"kind":"EnumValue","value":"street_name"},{"kind":"EnumValue","value":"street_number"},{"kind":"EnumValue","value":"zip_code"},{"kind":"EnumValue","value":"city"},{"kind":"EnumValue","value":"province"},{"kind":"EnumValue","value":"country"},{"kind":"EnumValue","value":"email"}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressForm_address"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressForm_address"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user_id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"street_name"}},{"kind":"Field","name":{"kind":"Name","value":"street_number"}},{"kind":"Field","name":{"kind":"Name","value":"zip_code"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<SaveAddressMutation, SaveAddressMutationVariables>;
export const ConnectionsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConnectionsPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userConnections"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"created_at"},"value":{"kind":"EnumValue","value":"asc"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConnectionRow_connection"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConnectionRow_connection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"user_connection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"providerId"}},{"kind":"Field","name":{"kind":"Name","value":"hasRefreshToken"}},{"kind":"Field","name":{"kind":"Name","value":"channel_name"}},{"kind":"Field","name":{"kind":"Name","value":"channel_url"}},{"kind":"Field","name":{"kind":"Name","value":"followers"}},{"kind":"Field","name":{"kind":"Name","value":"figures_at"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}}]}}]} as unknown as DocumentNode<ConnectionsPageQuery, ConnectionsPageQueryVariables>;
export const RemoveConnectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveConnection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delete_user_connection_by_pk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RemoveConnectionMutation, RemoveConnectionMutationVariables>;
export const SaveCreatorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveCreator"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"set"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"creator_set_input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update_creator_by_pk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pk_columns"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"_set"},"value":{"kind":"Variable","name":{"kind":"Name","value":"set"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CreatorForm_creator"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CreatorForm_creator"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"creator"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"primary_content_language"}},{"kind":"Field","name":{"kind":"Name","value":"minimum_deal_size_cents"}}]}}]} as unknown as DocumentNode<SaveCreatorMutation, SaveCreatorMutationVariables>;
export const SaveLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveLinks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"links"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"user_link_insert_input"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"removed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"user_link_bool_exp"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delete_user_link"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"removed"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}},{"kind":"Field","name":{"kind":"Name","value":"insert_user_link"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"objects"},"value":{"kind":"Variable","name":{"kind":"Name","value":"links"}}},{"kind":"Argument","name":{"kind":"Name","value":"on_conflict"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"constraint"},"value":{"kind":"EnumValue","value":"user_link_pkey"}},{"kind":"ObjectField","name":{"kind":"Name","value":"update_columns"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"url"}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"returning"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user_id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<SaveLinksMutation, SaveLinksMutationVariables>;
export const NotificationsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotificationsPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notification_preference"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationsForm_preference"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationsForm_preference"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"notification_preference"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user_id"}},{"kind":"Field","name":{"kind":"Name","value":"new_key_campaign_invitations"}},{"kind":"Field","name":{"kind":"Name","value":"new_quest_invitations"}},{"kind":"Field","name":{"kind":"Name","value":"quest_messages"}},{"kind":"Field","name":{"kind":"Name","value":"quest_status_updates"}},{"kind":"Field","name":{"kind":"Name","value":"company_messages"}},{"kind":"Field","name":{"kind":"Name","value":"company_status_updates"}},{"kind":"Field","name":{"kind":"Name","value":"program_applicant_summary"}},{"kind":"Field","name":{"kind":"Name","value":"mission_status_summary"}}]}}]} as unknown as DocumentNode<NotificationsPageQuery, NotificationsPageQueryVariables>;
export const SaveNotificationPreferenceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveNotificationPreference"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"set"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"notification_preference_set_input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update_notification_preference_by_pk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pk_columns"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"user_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"_set"},"value":{"kind":"Variable","name":{"kind":"Name","value":"set"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationsForm_preference"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationsForm_preference"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"notification_preference"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user_id"}},{"kind":"Field","name":{"kind":"Name","value":"new_key_campaign_invitations"}},{"kind":"Field","name":{"kind":"Name","value":"new_quest_invitations"}},{"kind":"Field","name":{"kind":"Name","value":"quest_messages"}},{"kind":"Field","name":{"kind":"Name","value":"quest_status_updates"}},{"kind":"Field","name":{"kind":"Name","value":"company_messages"}},{"kind":"Field","name":{"kind":"Name","value":"company_status_updates"}},{"kind":"Field","name":{"kind":"Name","value":"program_applicant_summary"}},{"kind":"Field","name":{"kind":"Name","value":"mission_status_summary"}}]}}]} as unknown as DocumentNode<SaveNotificationPreferenceMutation, SaveNotificationPreferenceMutationVariables>;
export const CreatorPaymentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CreatorPayments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payout_account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creator_id"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"is_ready"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payout"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"created_at"},"value":{"kind":"EnumValue","value":"desc"}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"EnumValue","value":"asc"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount_cents"}},{"kind":"Field","name":{"kind":"Name","value":"fee_cents"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"paid_at"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}}]}}]}}]} as unknown as DocumentNode<CreatorPaymentsQuery, CreatorPaymentsQueryVariables>;
export const CompanyPaymentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyPayments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payment_method"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company_id"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"last4"}},{"kind":"Field","name":{"kind":"Name","value":"expires_month"}},{"kind":"Field","name":{"kind":"Name","value":"expires_year"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"created_at"},"value":{"kind":"EnumValue","value":"desc"}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"EnumValue","value":"asc"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount_cents"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"succeeded_at"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}}]}}]}}]} as unknown as DocumentNode<CompanyPaymentsQuery, CompanyPaymentsQueryVariables>;
export const PersonalInfoPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonalInfoPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user_type"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileForm_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlaceForm_user"}},{"kind":"Field","name":{"kind":"Name","value":"creator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CreatorForm_creator"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinksForm_user"}}]}},{"kind":"Field","name":{"kind":"Name","value":"country"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"EnumValue","value":"asc"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"language"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"EnumValue","value":"asc"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileForm_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"user"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"display_name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"picture_url"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlaceForm_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"user"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"country_locked_until"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"language_locked_until"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CreatorForm_creator"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"creator"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"primary_content_language"}},{"kind":"Field","name":{"kind":"Name","value":"minimum_deal_size_cents"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinksForm_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"user"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user_id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<PersonalInfoPageQuery, PersonalInfoPageQueryVariables>;
export const SavePlaceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavePlace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"set"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"user_set_input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update_user_by_pk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pk_columns"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"_set"},"value":{"kind":"Variable","name":{"kind":"Name","value":"set"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlaceForm_user"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlaceForm_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"user"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"country_locked_until"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"language_locked_until"}}]}}]} as unknown as DocumentNode<SavePlaceMutation, SavePlaceMutationVariables>;
export const SaveProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"set"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"user_set_input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update_user_by_pk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pk_columns"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"_set"},"value":{"kind":"Variable","name":{"kind":"Name","value":"set"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileForm_user"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileForm_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"user"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"display_name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"picture_url"}}]}}]} as unknown as DocumentNode<SaveProfileMutation, SaveProfileMutationVariables>;
export const RssFeedsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RssFeeds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rss_feed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"created_at"},"value":{"kind":"EnumValue","value":"asc"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"article_count"}}]}}]}}]} as unknown as DocumentNode<RssFeedsQuery, RssFeedsQueryVariables>;
export const RemoveRssFeedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveRssFeed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delete_rss_feed_by_pk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RemoveRssFeedMutation, RemoveRssFeedMutationVariables>;
export const SecurityPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SecurityPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email_verified_at"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignInDetailsForm_user"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"last_seen_at"},"value":{"kind":"EnumValue","value":"desc"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Devices_session"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignInDetailsForm_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"user"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Devices_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"last_seen_at"}},{"kind":"Field","name":{"kind":"Name","value":"expires_at"}},{"kind":"Field","name":{"kind":"Name","value":"device"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode<SecurityPageQuery, SecurityPageQueryVariables>;
export const SignOutDeviceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOutDevice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delete_session_by_pk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SignOutDeviceMutation, SignOutDeviceMutationVariables>;
export const SignOutOtherDevicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOutOtherDevices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delete_session"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_neq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}}]}}]} as unknown as DocumentNode<SignOutOtherDevicesMutation, SignOutOtherDevicesMutationVariables>;
export const ChangeCredentialsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeCredentials"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"username"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeCredentials"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"username"},"value":{"kind":"Variable","name":{"kind":"Name","value":"username"}}},{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"currentPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}}]}}]} as unknown as DocumentNode<ChangeCredentialsMutation, ChangeCredentialsMutationVariables>;
export const ChangePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"newPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"newPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"newPassword"}}},{"kind":"Argument","name":{"kind":"Name","value":"currentPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const DeleteAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"currentPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}}]}}]} as unknown as DocumentNode<DeleteAccountMutation, DeleteAccountMutationVariables>;
export const AddRssFeedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddRssFeed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"url"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"authorized"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addRssFeed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"url"},"value":{"kind":"Variable","name":{"kind":"Name","value":"url"}}},{"kind":"Argument","name":{"kind":"Name","value":"authorized"},"value":{"kind":"Variable","name":{"kind":"Name","value":"authorized"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AddRssFeedMutation, AddRssFeedMutationVariables>;
export const StartPayoutSetupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartPayoutSetup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"method"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startPayoutSetup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"method"},"value":{"kind":"Variable","name":{"kind":"Name","value":"method"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<StartPayoutSetupMutation, StartPayoutSetupMutationVariables>;