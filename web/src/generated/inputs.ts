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

export type InvitationAutoBid = {
  maxCents?: number | null | undefined;
  over: string;
  within: string;
};

export type InvitationOffer = {
  amountCents: number;
  contentLengthMinutes: number;
  deliveryDate?: string | null | undefined;
  deliveryType: string;
  message: string;
  platform: string;
  postType: string;
};

export type KeyContentLinkInput = {
  postType: string;
  url: string;
};

export type MissionAnswerInput = {
  /** `MESSAGE` or `URL`, depending on what the criterion requires. */
  completion: string;
  criterionId: string;
  text: string;
};

export type ProgramAnswerInput = {
  answer: unknown;
  questionId: string;
};

export type ProgramDemographicsInput = {
  ageGroup?: string | null | undefined;
  gender?: string | null | undefined;
  occupation?: string | null | undefined;
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

/** order by avg() on columns of table "activation" */
export type Activation_Avg_Order_By = {
  /** The number of creators with an offer, a request, an application or a run, whatever became of it. Triggers keep the number, to sort by 'popular'. */
  participant_count?: Order_By | null | undefined;
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "activation". All fields are combined with a logical 'AND'. */
export type Activation_Bool_Exp = {
  _and?: Array<Activation_Bool_Exp> | null | undefined;
  _not?: Activation_Bool_Exp | null | undefined;
  _or?: Array<Activation_Bool_Exp> | null | undefined;
  accesses?: Creator_Access_Bool_Exp | null | undefined;
  channels?: Activation_Channel_Bool_Exp | null | undefined;
  click_sums?: Link_Click_Sum_Bool_Exp | null | undefined;
  closed_at?: Timestamptz_Comparison_Exp | null | undefined;
  code_claims?: Code_Claim_Bool_Exp | null | undefined;
  code_claims_aggregate?: Code_Claim_Aggregate_Bool_Exp | null | undefined;
  code_demand?: Code_Demand_Bool_Exp | null | undefined;
  code_items?: Activation_Code_Item_Bool_Exp | null | undefined;
  code_requests?: Code_Request_Bool_Exp | null | undefined;
  code_stock?: Activation_Code_Stock_Bool_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  creator_kit?: Creator_Kit_Bool_Exp | null | undefined;
  creator_program?: Creator_Program_Bool_Exp | null | undefined;
  deals?: Deal_Bool_Exp | null | undefined;
  description?: String_Comparison_Exp | null | undefined;
  eligibility?: Jsonb_Comparison_Exp | null | undefined;
  eligible?: Boolean_Comparison_Exp | null | undefined;
  embargo_at?: Timestamptz_Comparison_Exp | null | undefined;
  embargo_time_zone?: String_Comparison_Exp | null | undefined;
  end_date?: Timestamptz_Comparison_Exp | null | undefined;
  expected_viewers?: Bigint_Comparison_Exp | null | undefined;
  figures?: Activation_Day_Bool_Exp | null | undefined;
  figures_aggregate?: Activation_Day_Aggregate_Bool_Exp | null | undefined;
  fit?: Jsonb_Comparison_Exp | null | undefined;
  fit_rank?: Int_Comparison_Exp | null | undefined;
  game?: Game_Bool_Exp | null | undefined;
  game_id?: Uuid_Comparison_Exp | null | undefined;
  games?: Activation_Game_Bool_Exp | null | undefined;
  hero_url?: String_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  invitations?: Invitation_Bool_Exp | null | undefined;
  invitations_aggregate?: Invitation_Aggregate_Bool_Exp | null | undefined;
  is_open?: Boolean_Comparison_Exp | null | undefined;
  key_acceptance?: Key_Acceptance_Bool_Exp | null | undefined;
  key_campaign?: Key_Campaign_Bool_Exp | null | undefined;
  key_matches?: Key_Match_Bool_Exp | null | undefined;
  key_matches_aggregate?: Key_Match_Aggregate_Bool_Exp | null | undefined;
  key_offers?: Key_Offer_Bool_Exp | null | undefined;
  kind?: Activation_Kind_Enum_Comparison_Exp | null | undefined;
  kit_contents?: Jsonb_Comparison_Exp | null | undefined;
  links?: Link_Bool_Exp | null | undefined;
  media?: Activation_Media_Bool_Exp | null | undefined;
  memberships?: Program_Membership_Bool_Exp | null | undefined;
  memberships_aggregate?: Program_Membership_Aggregate_Bool_Exp | null | undefined;
  mission?: Mission_Bool_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
  own_clicks?: Jsonb_Comparison_Exp | null | undefined;
  own_review_note?: String_Comparison_Exp | null | undefined;
  participant_count?: Int_Comparison_Exp | null | undefined;
  poster_url?: String_Comparison_Exp | null | undefined;
  publish_problems?: Jsonb_Comparison_Exp | null | undefined;
  published_at?: Timestamptz_Comparison_Exp | null | undefined;
  quest?: Quest_Bool_Exp | null | undefined;
  requirement?: Requirement_Bool_Exp | null | undefined;
  start_date?: Timestamptz_Comparison_Exp | null | undefined;
  status?: Activation_Status_Enum_Comparison_Exp | null | undefined;
  status_changed_at?: Timestamptz_Comparison_Exp | null | undefined;
  submissions?: Submission_Bool_Exp | null | undefined;
  submissions_aggregate?: Submission_Aggregate_Bool_Exp | null | undefined;
  tags?: Activation_Tag_Bool_Exp | null | undefined;
  thumbnail_url?: String_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
  visibility?: Activation_Visibility_Enum_Comparison_Exp | null | undefined;
  whitelist?: Activation_Whitelist_Bool_Exp | null | undefined;
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
  /** The activation that the row belongs to. */
  activation_id?: string | null | undefined;
  /** The platform or store. */
  distribution_channel_id?: string | null | undefined;
};

/** on_conflict condition type for table "activation_channel" */
export type Activation_Channel_On_Conflict = {
  constraint: Activation_Channel_Constraint;
  update_columns?: Array<Activation_Channel_Update_Column>;
  where?: Activation_Channel_Bool_Exp | null | undefined;
};

/** update columns of table "activation_channel" */
export type Activation_Channel_Update_Column =
  /** placeholder (do not use) */
  | '_PLACEHOLDER';

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
};

/** unique or primary key constraints on table "activation_code_item" */
export type Activation_Code_Item_Constraint =
  /** unique or primary key constraint on columns "activation_id", "code_item_id" */
  | 'activation_code_item_pkey';

/** input type for inserting data into table "activation_code_item" */
export type Activation_Code_Item_Insert_Input = {
  activation?: Activation_Obj_Rel_Insert_Input | null | undefined;
  /** The activation that the row belongs to. */
  activation_id?: string | null | undefined;
  code_item?: Code_Item_Obj_Rel_Insert_Input | null | undefined;
  /** The item of the Code Manager. */
  code_item_id?: string | null | undefined;
};

/** on_conflict condition type for table "activation_code_item" */
export type Activation_Code_Item_On_Conflict = {
  constraint: Activation_Code_Item_Constraint;
  update_columns?: Array<Activation_Code_Item_Update_Column>;
  where?: Activation_Code_Item_Bool_Exp | null | undefined;
};

/** update columns of table "activation_code_item" */
export type Activation_Code_Item_Update_Column =
  /** placeholder (do not use) */
  | '_PLACEHOLDER';

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

/** order by aggregate values of table "activation_day" */
export type Activation_Day_Aggregate_Order_By = {
  avg?: Activation_Day_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: Activation_Day_Max_Order_By | null | undefined;
  min?: Activation_Day_Min_Order_By | null | undefined;
  stddev?: Activation_Day_Stddev_Order_By | null | undefined;
  stddev_pop?: Activation_Day_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: Activation_Day_Stddev_Samp_Order_By | null | undefined;
  sum?: Activation_Day_Sum_Order_By | null | undefined;
  var_pop?: Activation_Day_Var_Pop_Order_By | null | undefined;
  var_samp?: Activation_Day_Var_Samp_Order_By | null | undefined;
  variance?: Activation_Day_Variance_Order_By | null | undefined;
};

/** order by avg() on columns of table "activation_day" */
export type Activation_Day_Avg_Order_By = {
  /** The number of minutes on air. */
  air_minutes?: Order_By | null | undefined;
  /** Average concurrent viewers times minutes on air. */
  ccv_minutes?: Order_By | null | undefined;
  /** The number of clicks on tracked links. */
  clicks?: Order_By | null | undefined;
  /** The number of claimed codes. */
  codes?: Order_By | null | undefined;
  /** The hours watched of the submitted content. */
  hours_watched?: Order_By | null | undefined;
  /** The number of submitted streams and videos. */
  submissions?: Order_By | null | undefined;
  /** Views gained by submitted content. */
  views?: Order_By | null | undefined;
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

/** order by max() on columns of table "activation_day" */
export type Activation_Day_Max_Order_By = {
  /** The activation that the row belongs to. */
  activation_id?: Order_By | null | undefined;
  /** The number of minutes on air. */
  air_minutes?: Order_By | null | undefined;
  /** Average concurrent viewers times minutes on air. */
  ccv_minutes?: Order_By | null | undefined;
  /** The number of clicks on tracked links. */
  clicks?: Order_By | null | undefined;
  /** The number of claimed codes. */
  codes?: Order_By | null | undefined;
  /** The owning company, always equal to the activation's company. */
  company_id?: Order_By | null | undefined;
  /** The creator. Empty for the activation's own link. */
  creator_id?: Order_By | null | undefined;
  /** The day in Stockholm time. */
  day?: Order_By | null | undefined;
  /** The activation's main game. */
  game_id?: Order_By | null | undefined;
  /** The hours watched of the submitted content. */
  hours_watched?: Order_By | null | undefined;
  /** The unique id of the row. */
  id?: Order_By | null | undefined;
  /** The number of submitted streams and videos. */
  submissions?: Order_By | null | undefined;
  /** Views gained by submitted content. */
  views?: Order_By | null | undefined;
};

/** order by min() on columns of table "activation_day" */
export type Activation_Day_Min_Order_By = {
  /** The activation that the row belongs to. */
  activation_id?: Order_By | null | undefined;
  /** The number of minutes on air. */
  air_minutes?: Order_By | null | undefined;
  /** Average concurrent viewers times minutes on air. */
  ccv_minutes?: Order_By | null | undefined;
  /** The number of clicks on tracked links. */
  clicks?: Order_By | null | undefined;
  /** The number of claimed codes. */
  codes?: Order_By | null | undefined;
  /** The owning company, always equal to the activation's company. */
  company_id?: Order_By | null | undefined;
  /** The creator. Empty for the activation's own link. */
  creator_id?: Order_By | null | undefined;
  /** The day in Stockholm time. */
  day?: Order_By | null | undefined;
  /** The activation's main game. */
  game_id?: Order_By | null | undefined;
  /** The hours watched of the submitted content. */
  hours_watched?: Order_By | null | undefined;
  /** The unique id of the row. */
  id?: Order_By | null | undefined;
  /** The number of submitted streams and videos. */
  submissions?: Order_By | null | undefined;
  /** Views gained by submitted content. */
  views?: Order_By | null | undefined;
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

/** order by stddev() on columns of table "activation_day" */
export type Activation_Day_Stddev_Order_By = {
  /** The number of minutes on air. */
  air_minutes?: Order_By | null | undefined;
  /** Average concurrent viewers times minutes on air. */
  ccv_minutes?: Order_By | null | undefined;
  /** The number of clicks on tracked links. */
  clicks?: Order_By | null | undefined;
  /** The number of claimed codes. */
  codes?: Order_By | null | undefined;
  /** The hours watched of the submitted content. */
  hours_watched?: Order_By | null | undefined;
  /** The number of submitted streams and videos. */
  submissions?: Order_By | null | undefined;
  /** Views gained by submitted content. */
  views?: Order_By | null | undefined;
};

/** order by stddev_pop() on columns of table "activation_day" */
export type Activation_Day_Stddev_Pop_Order_By = {
  /** The number of minutes on air. */
  air_minutes?: Order_By | null | undefined;
  /** Average concurrent viewers times minutes on air. */
  ccv_minutes?: Order_By | null | undefined;
  /** The number of clicks on tracked links. */
  clicks?: Order_By | null | undefined;
  /** The number of claimed codes. */
  codes?: Order_By | null | undefined;
  /** The hours watched of the submitted content. */
  hours_watched?: Order_By | null | undefined;
  /** The number of submitted streams and videos. */
  submissions?: Order_By | null | undefined;
  /** Views gained by submitted content. */
  views?: Order_By | null | undefined;
};

/** order by stddev_samp() on columns of table "activation_day" */
export type Activation_Day_Stddev_Samp_Order_By = {
  /** The number of minutes on air. */
  air_minutes?: Order_By | null | undefined;
  /** Average concurrent viewers times minutes on air. */
  ccv_minutes?: Order_By | null | undefined;
  /** The number of clicks on tracked links. */
  clicks?: Order_By | null | undefined;
  /** The number of claimed codes. */
  codes?: Order_By | null | undefined;
  /** The hours watched of the submitted content. */
  hours_watched?: Order_By | null | undefined;
  /** The number of submitted streams and videos. */
  submissions?: Order_By | null | undefined;
  /** Views gained by submitted content. */
  views?: Order_By | null | undefined;
};

/** order by sum() on columns of table "activation_day" */
export type Activation_Day_Sum_Order_By = {
  /** The number of minutes on air. */
  air_minutes?: Order_By | null | undefined;
  /** Average concurrent viewers times minutes on air. */
  ccv_minutes?: Order_By | null | undefined;
  /** The number of clicks on tracked links. */
  clicks?: Order_By | null | undefined;
  /** The number of claimed codes. */
  codes?: Order_By | null | undefined;
  /** The hours watched of the submitted content. */
  hours_watched?: Order_By | null | undefined;
  /** The number of submitted streams and videos. */
  submissions?: Order_By | null | undefined;
  /** Views gained by submitted content. */
  views?: Order_By | null | undefined;
};

/** order by var_pop() on columns of table "activation_day" */
export type Activation_Day_Var_Pop_Order_By = {
  /** The number of minutes on air. */
  air_minutes?: Order_By | null | undefined;
  /** Average concurrent viewers times minutes on air. */
  ccv_minutes?: Order_By | null | undefined;
  /** The number of clicks on tracked links. */
  clicks?: Order_By | null | undefined;
  /** The number of claimed codes. */
  codes?: Order_By | null | undefined;
  /** The hours watched of the submitted content. */
  hours_watched?: Order_By | null | undefined;
  /** The number of submitted streams and videos. */
  submissions?: Order_By | null | undefined;
  /** Views gained by submitted content. */
  views?: Order_By | null | undefined;
};

/** order by var_samp() on columns of table "activation_day" */
export type Activation_Day_Var_Samp_Order_By = {
  /** The number of minutes on air. */
  air_minutes?: Order_By | null | undefined;
  /** Average concurrent viewers times minutes on air. */
  ccv_minutes?: Order_By | null | undefined;
  /** The number of clicks on tracked links. */
  clicks?: Order_By | null | undefined;
  /** The number of claimed codes. */
  codes?: Order_By | null | undefined;
  /** The hours watched of the submitted content. */
  hours_watched?: Order_By | null | undefined;
  /** The number of submitted streams and videos. */
  submissions?: Order_By | null | undefined;
  /** Views gained by submitted content. */
  views?: Order_By | null | undefined;
};

/** order by variance() on columns of table "activation_day" */
export type Activation_Day_Variance_Order_By = {
  /** The number of minutes on air. */
  air_minutes?: Order_By | null | undefined;
  /** Average concurrent viewers times minutes on air. */
  ccv_minutes?: Order_By | null | undefined;
  /** The number of clicks on tracked links. */
  clicks?: Order_By | null | undefined;
  /** The number of claimed codes. */
  codes?: Order_By | null | undefined;
  /** The hours watched of the submitted content. */
  hours_watched?: Order_By | null | undefined;
  /** The number of submitted streams and videos. */
  submissions?: Order_By | null | undefined;
  /** Views gained by submitted content. */
  views?: Order_By | null | undefined;
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
  /** The activation that the row belongs to. */
  activation_id?: string | null | undefined;
  /** The game that the row is about. */
  game_id?: string | null | undefined;
  /** The position in the list, from 1. */
  position?: number | null | undefined;
};

/** on_conflict condition type for table "activation_game" */
export type Activation_Game_On_Conflict = {
  constraint: Activation_Game_Constraint;
  update_columns?: Array<Activation_Game_Update_Column>;
  where?: Activation_Game_Bool_Exp | null | undefined;
};

/** update columns of table "activation_game" */
export type Activation_Game_Update_Column =
  /** column name */
  | 'position';

/** input type for inserting data into table "activation" */
export type Activation_Insert_Input = {
  channels?: Activation_Channel_Arr_Rel_Insert_Input | null | undefined;
  code_items?: Activation_Code_Item_Arr_Rel_Insert_Input | null | undefined;
  creator_kit?: Creator_Kit_Obj_Rel_Insert_Input | null | undefined;
  creator_program?: Creator_Program_Obj_Rel_Insert_Input | null | undefined;
  /** The description, as rich text. */
  description?: string | null | undefined;
  /** Content must not be published before this time. Empty without an embargo. */
  embargo_at?: string | null | undefined;
  /** The time zone in which the embargo was entered. */
  embargo_time_zone?: string | null | undefined;
  /** The end date. Empty for an ongoing activation. */
  end_date?: string | null | undefined;
  /** The game of the activation. For a mission with several games, the first one. */
  game_id?: string | null | undefined;
  games?: Activation_Game_Arr_Rel_Insert_Input | null | undefined;
  /** Hero picture, 1920x640. */
  hero_url?: string | null | undefined;
  key_acceptance?: Key_Acceptance_Obj_Rel_Insert_Input | null | undefined;
  key_campaign?: Key_Campaign_Obj_Rel_Insert_Input | null | undefined;
  /** The kind of activation. The fields of that kind are in its own table, under the same id. */
  kind?: Activation_Kind_Enum | null | undefined;
  links?: Link_Arr_Rel_Insert_Input | null | undefined;
  media?: Activation_Media_Arr_Rel_Insert_Input | null | undefined;
  mission?: Mission_Obj_Rel_Insert_Input | null | undefined;
  /** The name of the activation. */
  name?: string | null | undefined;
  /** The poster picture, 120x160. */
  poster_url?: string | null | undefined;
  quest?: Quest_Obj_Rel_Insert_Input | null | undefined;
  requirement?: Requirement_Obj_Rel_Insert_Input | null | undefined;
  /** The start date. */
  start_date?: string | null | undefined;
  tags?: Activation_Tag_Arr_Rel_Insert_Input | null | undefined;
  /** Thumbnail, 460x215. */
  thumbnail_url?: string | null | undefined;
  /** The visibility: public or invite-only. */
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
  /** When the activation ended or was closed. */
  closed_at?: Order_By | null | undefined;
  /** The company that runs the activation. */
  company_id?: Order_By | null | undefined;
  /** When the row was created. */
  created_at?: Order_By | null | undefined;
  /** The description, as rich text. */
  description?: Order_By | null | undefined;
  /** Content must not be published before this time. Empty without an embargo. */
  embargo_at?: Order_By | null | undefined;
  /** The time zone in which the embargo was entered. */
  embargo_time_zone?: Order_By | null | undefined;
  /** The end date. Empty for an ongoing activation. */
  end_date?: Order_By | null | undefined;
  /** The game of the activation. For a mission with several games, the first one. */
  game_id?: Order_By | null | undefined;
  /** Hero picture, 1920x640. */
  hero_url?: Order_By | null | undefined;
  /** The unique id of the row. */
  id?: Order_By | null | undefined;
  /** The kind of activation. The fields of that kind are in its own table, under the same id. */
  kind?: Order_By | null | undefined;
  /** The name of the activation. */
  name?: Order_By | null | undefined;
  /** The number of creators with an offer, a request, an application or a run, whatever became of it. Triggers keep the number, to sort by 'popular'. */
  participant_count?: Order_By | null | undefined;
  /** The poster picture, 120x160. */
  poster_url?: Order_By | null | undefined;
  /** When the activation was first published. */
  published_at?: Order_By | null | undefined;
  /** The start date. */
  start_date?: Order_By | null | undefined;
  /** The current status. Only the status changes in activation_transition are allowed. */
  status?: Order_By | null | undefined;
  /** When the status last changed. */
  status_changed_at?: Order_By | null | undefined;
  /** Thumbnail, 460x215. */
  thumbnail_url?: Order_By | null | undefined;
  /** When the row last changed. */
  updated_at?: Order_By | null | undefined;
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
  /** The visibility: public or invite-only. */
  visibility?: Order_By | null | undefined;
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
  /** The activation that the row belongs to. */
  activation_id?: string | null | undefined;
  /** The type of the picture, video or link, and its place in the gallery or the creator kit. */
  kind?: Activation_Media_Kind_Enum | null | undefined;
  /** The position in the list, from 1. */
  position?: number | null | undefined;
  /** The title, which is also the text for people who cannot see the picture or video. */
  title?: string | null | undefined;
  /** The web address of the picture, video or link. */
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

/** update columns of table "activation_media" */
export type Activation_Media_Update_Column =
  /** placeholder (do not use) */
  | '_PLACEHOLDER';

/** order by min() on columns of table "activation" */
export type Activation_Min_Order_By = {
  /** When the activation ended or was closed. */
  closed_at?: Order_By | null | undefined;
  /** The company that runs the activation. */
  company_id?: Order_By | null | undefined;
  /** When the row was created. */
  created_at?: Order_By | null | undefined;
  /** The description, as rich text. */
  description?: Order_By | null | undefined;
  /** Content must not be published before this time. Empty without an embargo. */
  embargo_at?: Order_By | null | undefined;
  /** The time zone in which the embargo was entered. */
  embargo_time_zone?: Order_By | null | undefined;
  /** The end date. Empty for an ongoing activation. */
  end_date?: Order_By | null | undefined;
  /** The game of the activation. For a mission with several games, the first one. */
  game_id?: Order_By | null | undefined;
  /** Hero picture, 1920x640. */
  hero_url?: Order_By | null | undefined;
  /** The unique id of the row. */
  id?: Order_By | null | undefined;
  /** The kind of activation. The fields of that kind are in its own table, under the same id. */
  kind?: Order_By | null | undefined;
  /** The name of the activation. */
  name?: Order_By | null | undefined;
  /** The number of creators with an offer, a request, an application or a run, whatever became of it. Triggers keep the number, to sort by 'popular'. */
  participant_count?: Order_By | null | undefined;
  /** The poster picture, 120x160. */
  poster_url?: Order_By | null | undefined;
  /** When the activation was first published. */
  published_at?: Order_By | null | undefined;
  /** The start date. */
  start_date?: Order_By | null | undefined;
  /** The current status. Only the status changes in activation_transition are allowed. */
  status?: Order_By | null | undefined;
  /** When the status last changed. */
  status_changed_at?: Order_By | null | undefined;
  /** Thumbnail, 460x215. */
  thumbnail_url?: Order_By | null | undefined;
  /** When the row last changed. */
  updated_at?: Order_By | null | undefined;
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
  /** The visibility: public or invite-only. */
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

/** Ordering options when selecting data from "activation". */
export type Activation_Order_By = {
  closed_at?: Order_By | null | undefined;
  code_claims_aggregate?: Code_Claim_Aggregate_Order_By | null | undefined;
  company?: Company_Order_By | null | undefined;
  company_id?: Order_By | null | undefined;
  created_at?: Order_By | null | undefined;
  creator_kit?: Creator_Kit_Order_By | null | undefined;
  creator_program?: Creator_Program_Order_By | null | undefined;
  description?: Order_By | null | undefined;
  eligibility?: Order_By | null | undefined;
  eligible?: Order_By | null | undefined;
  embargo_at?: Order_By | null | undefined;
  embargo_time_zone?: Order_By | null | undefined;
  end_date?: Order_By | null | undefined;
  expected_viewers?: Order_By | null | undefined;
  figures_aggregate?: Activation_Day_Aggregate_Order_By | null | undefined;
  fit?: Order_By | null | undefined;
  fit_rank?: Order_By | null | undefined;
  game?: Game_Order_By | null | undefined;
  game_id?: Order_By | null | undefined;
  hero_url?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  invitations_aggregate?: Invitation_Aggregate_Order_By | null | undefined;
  is_open?: Order_By | null | undefined;
  key_acceptance?: Key_Acceptance_Order_By | null | undefined;
  key_campaign?: Key_Campaign_Order_By | null | undefined;
  key_matches_aggregate?: Key_Match_Aggregate_Order_By | null | undefined;
  kind?: Order_By | null | undefined;
  kit_contents?: Order_By | null | undefined;
  memberships_aggregate?: Program_Membership_Aggregate_Order_By | null | undefined;
  mission?: Mission_Order_By | null | undefined;
  name?: Order_By | null | undefined;
  own_clicks?: Order_By | null | undefined;
  own_review_note?: Order_By | null | undefined;
  participant_count?: Order_By | null | undefined;
  poster_url?: Order_By | null | undefined;
  publish_problems?: Order_By | null | undefined;
  published_at?: Order_By | null | undefined;
  quest?: Quest_Order_By | null | undefined;
  requirement?: Requirement_Order_By | null | undefined;
  start_date?: Order_By | null | undefined;
  status?: Order_By | null | undefined;
  status_changed_at?: Order_By | null | undefined;
  submissions_aggregate?: Submission_Aggregate_Order_By | null | undefined;
  thumbnail_url?: Order_By | null | undefined;
  updated_at?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  visibility?: Order_By | null | undefined;
};

/** select columns of table "activation" */
export type Activation_Select_Column =
  /** column name */
  | 'closed_at'
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
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
  | 'is_open'
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
  | 'is_open';

/** select "activation_aggregate_bool_exp_bool_or_arguments_columns" columns of table "activation" */
export type Activation_Select_Column_Activation_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns =
  /** column name */
  | 'is_open';

/** input type for updating data in table "activation" */
export type Activation_Set_Input = {
  /** The description, as rich text. */
  description?: string | null | undefined;
  /** Content must not be published before this time. Empty without an embargo. */
  embargo_at?: string | null | undefined;
  /** The time zone in which the embargo was entered. */
  embargo_time_zone?: string | null | undefined;
  /** The end date. Empty for an ongoing activation. */
  end_date?: string | null | undefined;
  /** The game of the activation. For a mission with several games, the first one. */
  game_id?: string | null | undefined;
  /** Hero picture, 1920x640. */
  hero_url?: string | null | undefined;
  /** The name of the activation. */
  name?: string | null | undefined;
  /** The poster picture, 120x160. */
  poster_url?: string | null | undefined;
  /** The start date. */
  start_date?: string | null | undefined;
  /** Thumbnail, 460x215. */
  thumbnail_url?: string | null | undefined;
  /** The visibility: public or invite-only. */
  visibility?: Activation_Visibility_Enum | null | undefined;
};

export type Activation_Status_Enum =
  /** Live */
  | 'active'
  /** Closed by its company */
  | 'closed'
  /** Draft: in preparation, visible only to its company */
  | 'draft'
  /** Ended: its end date has passed or its company ended it */
  | 'ended'
  /** Past: ended or closed, with nothing still in progress */
  | 'past'
  /** Unpublished: closed to new applications; enrolled creators continue */
  | 'unpublished'
  /** Upcoming: published, with its start date in the future */
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
  /** The number of creators with an offer, a request, an application or a run, whatever became of it. Triggers keep the number, to sort by 'popular'. */
  participant_count?: Order_By | null | undefined;
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
};

/** order by stddev_pop() on columns of table "activation" */
export type Activation_Stddev_Pop_Order_By = {
  /** The number of creators with an offer, a request, an application or a run, whatever became of it. Triggers keep the number, to sort by 'popular'. */
  participant_count?: Order_By | null | undefined;
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
};

/** order by stddev_samp() on columns of table "activation" */
export type Activation_Stddev_Samp_Order_By = {
  /** The number of creators with an offer, a request, an application or a run, whatever became of it. Triggers keep the number, to sort by 'popular'. */
  participant_count?: Order_By | null | undefined;
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
};

/** order by sum() on columns of table "activation" */
export type Activation_Sum_Order_By = {
  /** The number of creators with an offer, a request, an application or a run, whatever became of it. Triggers keep the number, to sort by 'popular'. */
  participant_count?: Order_By | null | undefined;
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
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
  /** The activation that the row belongs to. */
  activation_id?: string | null | undefined;
  /** The tag that the row is about. */
  tag_id?: string | null | undefined;
};

/** on_conflict condition type for table "activation_tag" */
export type Activation_Tag_On_Conflict = {
  constraint: Activation_Tag_Constraint;
  update_columns?: Array<Activation_Tag_Update_Column>;
  where?: Activation_Tag_Bool_Exp | null | undefined;
};

/** update columns of table "activation_tag" */
export type Activation_Tag_Update_Column =
  /** placeholder (do not use) */
  | '_PLACEHOLDER';

/** update columns of table "activation" */
export type Activation_Update_Column =
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
  | 'name'
  /** column name */
  | 'poster_url'
  /** column name */
  | 'start_date'
  /** column name */
  | 'thumbnail_url'
  /** column name */
  | 'visibility';

/** order by var_pop() on columns of table "activation" */
export type Activation_Var_Pop_Order_By = {
  /** The number of creators with an offer, a request, an application or a run, whatever became of it. Triggers keep the number, to sort by 'popular'. */
  participant_count?: Order_By | null | undefined;
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
};

/** order by var_samp() on columns of table "activation" */
export type Activation_Var_Samp_Order_By = {
  /** The number of creators with an offer, a request, an application or a run, whatever became of it. Triggers keep the number, to sort by 'popular'. */
  participant_count?: Order_By | null | undefined;
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
};

/** order by variance() on columns of table "activation" */
export type Activation_Variance_Order_By = {
  /** The number of creators with an offer, a request, an application or a run, whatever became of it. Triggers keep the number, to sort by 'popular'. */
  participant_count?: Order_By | null | undefined;
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
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
  /** The activation that the row belongs to. */
  activation_id?: string | null | undefined;
  /** The creator that the row is about. */
  creator_id?: string | null | undefined;
};

/** on_conflict condition type for table "activation_whitelist" */
export type Activation_Whitelist_On_Conflict = {
  constraint: Activation_Whitelist_Constraint;
  update_columns?: Array<Activation_Whitelist_Update_Column>;
  where?: Activation_Whitelist_Bool_Exp | null | undefined;
};

/** update columns of table "activation_whitelist" */
export type Activation_Whitelist_Update_Column =
  /** placeholder (do not use) */
  | '_PLACEHOLDER';

/** Boolean expression to filter rows from the table "address". All fields are combined with a logical 'AND'. */
export type Address_Bool_Exp = {
  _and?: Array<Address_Bool_Exp> | null | undefined;
  _not?: Address_Bool_Exp | null | undefined;
  _or?: Array<Address_Bool_Exp> | null | undefined;
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

/** input type for inserting data into table "address" */
export type Address_Insert_Input = {
  /** City. */
  city?: string | null | undefined;
  /** The ISO 3166 code of the country. */
  country?: string | null | undefined;
  /** The email address for the carrier; optional. */
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
  /** Postal code. */
  zip_code?: string | null | undefined;
};

/** Ordering options when selecting data from "address". */
export type Address_Order_By = {
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

/** order by max() on columns of table "announcement" */
export type Announcement_Max_Order_By = {
  /** The author. Empty once that account is deleted. */
  author_id?: Order_By | null | undefined;
  /** The text that members of the program read. */
  body?: Order_By | null | undefined;
  /** The company that owns the row. */
  company_id?: Order_By | null | undefined;
  /** When the row was created. */
  created_at?: Order_By | null | undefined;
  /** When the text was last changed. Empty if it was never changed. */
  edited_at?: Order_By | null | undefined;
  /** The unique id of the row. */
  id?: Order_By | null | undefined;
  /** The subject. */
  title?: Order_By | null | undefined;
};

/** order by min() on columns of table "announcement" */
export type Announcement_Min_Order_By = {
  /** The author. Empty once that account is deleted. */
  author_id?: Order_By | null | undefined;
  /** The text that members of the program read. */
  body?: Order_By | null | undefined;
  /** The company that owns the row. */
  company_id?: Order_By | null | undefined;
  /** When the row was created. */
  created_at?: Order_By | null | undefined;
  /** When the text was last changed. Empty if it was never changed. */
  edited_at?: Order_By | null | undefined;
  /** The unique id of the row. */
  id?: Order_By | null | undefined;
  /** The subject. */
  title?: Order_By | null | undefined;
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

export type Auto_Bid_Action_Enum =
  /** Accepts the counter-offer */
  | 'auto_accept'
  /** Declines the counter-offer */
  | 'auto_decline'
  /** Leaves the answer to the company; declined after 5 days without one */
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

/** Boolean expression to filter rows from the table "bulk_action". All fields are combined with a logical 'AND'. */
export type Bulk_Action_Bool_Exp = {
  _and?: Array<Bulk_Action_Bool_Exp> | null | undefined;
  _not?: Bulk_Action_Bool_Exp | null | undefined;
  _or?: Array<Bulk_Action_Bool_Exp> | null | undefined;
  answered_count?: Int_Comparison_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  created_by?: Uuid_Comparison_Exp | null | undefined;
  fee_cents?: Bigint_Comparison_Exp | null | undefined;
  finished_at?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  is_closed?: Boolean_Comparison_Exp | null | undefined;
  item_count?: Int_Comparison_Exp | null | undefined;
  items?: Bulk_Action_Item_Bool_Exp | null | undefined;
  kind?: Bulk_Action_Kind_Enum_Comparison_Exp | null | undefined;
  message?: String_Comparison_Exp | null | undefined;
  payout_cost_cents?: Bigint_Comparison_Exp | null | undefined;
  refused_count?: Int_Comparison_Exp | null | undefined;
  started_at?: Timestamptz_Comparison_Exp | null | undefined;
  total_cents?: Bigint_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "bulk_action_item". All fields are combined with a logical 'AND'. */
export type Bulk_Action_Item_Bool_Exp = {
  _and?: Array<Bulk_Action_Item_Bool_Exp> | null | undefined;
  _not?: Bulk_Action_Item_Bool_Exp | null | undefined;
  _or?: Array<Bulk_Action_Item_Bool_Exp> | null | undefined;
  activation?: Activation_Bool_Exp | null | undefined;
  amount_cents?: Bigint_Comparison_Exp | null | undefined;
  answered_at?: Timestamptz_Comparison_Exp | null | undefined;
  bulk_action?: Bulk_Action_Bool_Exp | null | undefined;
  bulk_action_id?: Uuid_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  refusal?: String_Comparison_Exp | null | undefined;
  row_id?: Uuid_Comparison_Exp | null | undefined;
};

export type Bulk_Action_Kind_Enum =
  /** Accepts creators who requested keys */
  | 'acceptApplicant'
  /** Accepts offers of creators */
  | 'acceptBid'
  /** Accepts creators into the Creator Program */
  | 'acceptMember'
  /** Approves the content of Missions */
  | 'acceptMission'
  /** Declines the content of Missions */
  | 'declineMission'
  /** Rejects creators who requested keys */
  | 'rejectApplicant'
  /** Declines offers of creators */
  | 'rejectBid'
  /** Rejects applicants or ends memberships */
  | 'rejectMember'
  /** Sends the content of Missions back for changes */
  | 'rejectMissionContent'
  /** Sends a message to creators in Quests */
  | 'sendQuestMessage';

/** Boolean expression to compare columns of type "bulk_action_kind_enum". All fields are combined with logical 'AND'. */
export type Bulk_Action_Kind_Enum_Comparison_Exp = {
  _eq?: Bulk_Action_Kind_Enum | null | undefined;
  _in?: Array<Bulk_Action_Kind_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Bulk_Action_Kind_Enum | null | undefined;
  _nin?: Array<Bulk_Action_Kind_Enum> | null | undefined;
};

/** Boolean expression to filter rows from the table "cart_item". All fields are combined with a logical 'AND'. */
export type Cart_Item_Bool_Exp = {
  _and?: Array<Cart_Item_Bool_Exp> | null | undefined;
  _not?: Cart_Item_Bool_Exp | null | undefined;
  _or?: Array<Cart_Item_Bool_Exp> | null | undefined;
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
};

/** Boolean expression to filter rows from the table "channel_day". All fields are combined with a logical 'AND'. */
export type Channel_Day_Bool_Exp = {
  _and?: Array<Channel_Day_Bool_Exp> | null | undefined;
  _not?: Channel_Day_Bool_Exp | null | undefined;
  _or?: Array<Channel_Day_Bool_Exp> | null | undefined;
  connection?: User_Connection_Bool_Exp | null | undefined;
  connection_id?: Uuid_Comparison_Exp | null | undefined;
  day?: Date_Comparison_Exp | null | undefined;
  followers?: Int_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "channel_game". All fields are combined with a logical 'AND'. */
export type Channel_Game_Bool_Exp = {
  _and?: Array<Channel_Game_Bool_Exp> | null | undefined;
  _not?: Channel_Game_Bool_Exp | null | undefined;
  _or?: Array<Channel_Game_Bool_Exp> | null | undefined;
  average_ccv?: Int_Comparison_Exp | null | undefined;
  connection_id?: Uuid_Comparison_Exp | null | undefined;
  days?: Smallint_Comparison_Exp | null | undefined;
  game?: Game_Bool_Exp | null | undefined;
  game_id?: Uuid_Comparison_Exp | null | undefined;
  hours_watched?: Numeric_Comparison_Exp | null | undefined;
  items?: Int_Comparison_Exp | null | undefined;
  last_published_at?: Timestamptz_Comparison_Exp | null | undefined;
  type?: String_Comparison_Exp | null | undefined;
  views?: Bigint_Comparison_Exp | null | undefined;
};

/** Ordering options when selecting data from "channel_game". */
export type Channel_Game_Order_By = {
  average_ccv?: Order_By | null | undefined;
  connection_id?: Order_By | null | undefined;
  days?: Order_By | null | undefined;
  game?: Game_Order_By | null | undefined;
  game_id?: Order_By | null | undefined;
  hours_watched?: Order_By | null | undefined;
  items?: Order_By | null | undefined;
  last_published_at?: Order_By | null | undefined;
  type?: Order_By | null | undefined;
  views?: Order_By | null | undefined;
};

/** Ordering options when selecting data from "channel". */
export type Channel_Order_By = {
  affiliation?: Order_By | null | undefined;
  average_ccv?: Order_By | null | undefined;
  average_views_per_short?: Order_By | null | undefined;
  average_views_per_video?: Order_By | null | undefined;
  channel_created_at?: Order_By | null | undefined;
  channel_name?: Order_By | null | undefined;
  channel_url?: Order_By | null | undefined;
  creator?: Creator_Order_By | null | undefined;
  creator_id?: Order_By | null | undefined;
  figures_at?: Order_By | null | undefined;
  followers?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  picture_url?: Order_By | null | undefined;
  profile?: User_Profile_Order_By | null | undefined;
  providerId?: Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "channel_period". All fields are combined with a logical 'AND'. */
export type Channel_Period_Bool_Exp = {
  _and?: Array<Channel_Period_Bool_Exp> | null | undefined;
  _not?: Channel_Period_Bool_Exp | null | undefined;
  _or?: Array<Channel_Period_Bool_Exp> | null | undefined;
  air_minutes?: Bigint_Comparison_Exp | null | undefined;
  average_ccv?: Int_Comparison_Exp | null | undefined;
  channel?: Channel_Bool_Exp | null | undefined;
  connection_id?: Uuid_Comparison_Exp | null | undefined;
  country?: String_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  days?: Smallint_Comparison_Exp | null | undefined;
  followers?: Int_Comparison_Exp | null | undefined;
  followers_gained?: Int_Comparison_Exp | null | undefined;
  hours_watched?: Numeric_Comparison_Exp | null | undefined;
  items?: Int_Comparison_Exp | null | undefined;
  language?: String_Comparison_Exp | null | undefined;
  platform?: Channel_Provider_Enum_Comparison_Exp | null | undefined;
  size_tier?: Size_Tier_Enum_Comparison_Exp | null | undefined;
  type?: Content_Type_Enum_Comparison_Exp | null | undefined;
  views?: Bigint_Comparison_Exp | null | undefined;
  views_per_item?: Bigint_Comparison_Exp | null | undefined;
};

/** Ordering options when selecting data from "channel_period". */
export type Channel_Period_Order_By = {
  air_minutes?: Order_By | null | undefined;
  average_ccv?: Order_By | null | undefined;
  channel?: Channel_Order_By | null | undefined;
  connection_id?: Order_By | null | undefined;
  country?: Order_By | null | undefined;
  creator?: Creator_Order_By | null | undefined;
  creator_id?: Order_By | null | undefined;
  days?: Order_By | null | undefined;
  followers?: Order_By | null | undefined;
  followers_gained?: Order_By | null | undefined;
  hours_watched?: Order_By | null | undefined;
  items?: Order_By | null | undefined;
  language?: Order_By | null | undefined;
  platform?: Order_By | null | undefined;
  size_tier?: Order_By | null | undefined;
  type?: Order_By | null | undefined;
  views?: Order_By | null | undefined;
  views_per_item?: Order_By | null | undefined;
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
  user?: User_Bool_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
};

/** Ordering options when selecting data from "channel_verification". */
export type Channel_Verification_Order_By = {
  connection?: User_Connection_Order_By | null | undefined;
  connection_id?: Order_By | null | undefined;
  finished_at?: Order_By | null | undefined;
  reason?: Order_By | null | undefined;
  started_at?: Order_By | null | undefined;
  status?: Order_By | null | undefined;
  user?: User_Order_By | null | undefined;
  user_id?: Order_By | null | undefined;
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

/** Boolean expression to filter rows from the table "code_batch". All fields are combined with a logical 'AND'. */
export type Code_Batch_Bool_Exp = {
  _and?: Array<Code_Batch_Bool_Exp> | null | undefined;
  _not?: Code_Batch_Bool_Exp | null | undefined;
  _or?: Array<Code_Batch_Bool_Exp> | null | undefined;
  adder?: User_Profile_Bool_Exp | null | undefined;
  codes?: Code_Bool_Exp | null | undefined;
  codes_aggregate?: Code_Aggregate_Bool_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  distribution_channel?: Distribution_Channel_Bool_Exp | null | undefined;
  distribution_channel_id?: String_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  item?: Code_Item_Bool_Exp | null | undefined;
  item_id?: Uuid_Comparison_Exp | null | undefined;
  note?: String_Comparison_Exp | null | undefined;
  platform_name?: String_Comparison_Exp | null | undefined;
  revoke_reason?: String_Comparison_Exp | null | undefined;
  revoked_at?: Timestamptz_Comparison_Exp | null | undefined;
};

/** Ordering options when selecting data from "code_batch". */
export type Code_Batch_Order_By = {
  adder?: User_Profile_Order_By | null | undefined;
  codes_aggregate?: Code_Aggregate_Order_By | null | undefined;
  company?: Company_Order_By | null | undefined;
  company_id?: Order_By | null | undefined;
  created_at?: Order_By | null | undefined;
  distribution_channel?: Distribution_Channel_Order_By | null | undefined;
  distribution_channel_id?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  item?: Code_Item_Order_By | null | undefined;
  item_id?: Order_By | null | undefined;
  note?: Order_By | null | undefined;
  platform_name?: Order_By | null | undefined;
  revoke_reason?: Order_By | null | undefined;
  revoked_at?: Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "code". All fields are combined with a logical 'AND'. */
export type Code_Bool_Exp = {
  _and?: Array<Code_Bool_Exp> | null | undefined;
  _not?: Code_Bool_Exp | null | undefined;
  _or?: Array<Code_Bool_Exp> | null | undefined;
  activation?: Activation_Bool_Exp | null | undefined;
  activation_id?: Uuid_Comparison_Exp | null | undefined;
  adder?: User_Profile_Bool_Exp | null | undefined;
  batch?: Code_Batch_Bool_Exp | null | undefined;
  claimed_at?: Timestamptz_Comparison_Exp | null | undefined;
  claimed_by?: Uuid_Comparison_Exp | null | undefined;
  claimer?: Creator_Bool_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  distribution_channel?: Distribution_Channel_Bool_Exp | null | undefined;
  distribution_channel_id?: String_Comparison_Exp | null | undefined;
  distributor?: User_Profile_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  item?: Code_Item_Bool_Exp | null | undefined;
  item_id?: Uuid_Comparison_Exp | null | undefined;
  platform?: String_Comparison_Exp | null | undefined;
  revealed_at?: Timestamptz_Comparison_Exp | null | undefined;
  revoke_reason?: String_Comparison_Exp | null | undefined;
  revoked_at?: Timestamptz_Comparison_Exp | null | undefined;
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

/** order by aggregate values of table "code_claim" */
export type Code_Claim_Aggregate_Order_By = {
  count?: Order_By | null | undefined;
  max?: Code_Claim_Max_Order_By | null | undefined;
  min?: Code_Claim_Min_Order_By | null | undefined;
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
};

/** order by max() on columns of table "code_claim" */
export type Code_Claim_Max_Order_By = {
  /** The activation that gave the code. Empty for a code that a member handed out. */
  activation_id?: Order_By | null | undefined;
  /** When the code was claimed. */
  claimed_at?: Order_By | null | undefined;
  /** The claimed code. A code can be claimed only once. */
  code_id?: Order_By | null | undefined;
  /** The owning company, always equal to the code's company. */
  company_id?: Order_By | null | undefined;
  /** The creator that the row is about. */
  creator_id?: Order_By | null | undefined;
  /** The key campaign participant who claimed the code. */
  participant_id?: Order_By | null | undefined;
  /** The quest run whose kit contains the code. */
  quest_run_id?: Order_By | null | undefined;
};

/** order by min() on columns of table "code_claim" */
export type Code_Claim_Min_Order_By = {
  /** The activation that gave the code. Empty for a code that a member handed out. */
  activation_id?: Order_By | null | undefined;
  /** When the code was claimed. */
  claimed_at?: Order_By | null | undefined;
  /** The claimed code. A code can be claimed only once. */
  code_id?: Order_By | null | undefined;
  /** The owning company, always equal to the code's company. */
  company_id?: Order_By | null | undefined;
  /** The creator that the row is about. */
  creator_id?: Order_By | null | undefined;
  /** The key campaign participant who claimed the code. */
  participant_id?: Order_By | null | undefined;
  /** The quest run whose kit contains the code. */
  quest_run_id?: Order_By | null | undefined;
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
  | 'quest_run_id';

/** Boolean expression to filter rows from the table "code_demand". All fields are combined with a logical 'AND'. */
export type Code_Demand_Bool_Exp = {
  _and?: Array<Code_Demand_Bool_Exp> | null | undefined;
  _not?: Code_Demand_Bool_Exp | null | undefined;
  _or?: Array<Code_Demand_Bool_Exp> | null | undefined;
  activation?: Activation_Bool_Exp | null | undefined;
  activation_id?: Uuid_Comparison_Exp | null | undefined;
  asking?: Bigint_Comparison_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  distribution_channel_id?: String_Comparison_Exp | null | undefined;
  platform?: String_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "code_item". All fields are combined with a logical 'AND'. */
export type Code_Item_Bool_Exp = {
  _and?: Array<Code_Item_Bool_Exp> | null | undefined;
  _not?: Code_Item_Bool_Exp | null | undefined;
  _or?: Array<Code_Item_Bool_Exp> | null | undefined;
  codes?: Code_Bool_Exp | null | undefined;
  codes_aggregate?: Code_Aggregate_Bool_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  created_by?: Uuid_Comparison_Exp | null | undefined;
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
  /** The game of the item. */
  game_id?: string | null | undefined;
  /** The name of the item that the creator gets. */
  item_name?: string | null | undefined;
  /** The name that the company gives the item in the Code Manager. */
  name?: string | null | undefined;
  /** The picture that the row shows. */
  picture_url?: string | null | undefined;
  /** Game, DLC, demo, in-game item or other. */
  type?: Code_Item_Type_Enum | null | undefined;
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

/** Ordering options when selecting data from "code_item". */
export type Code_Item_Order_By = {
  codes_aggregate?: Code_Aggregate_Order_By | null | undefined;
  company?: Company_Order_By | null | undefined;
  company_id?: Order_By | null | undefined;
  created_at?: Order_By | null | undefined;
  created_by?: Order_By | null | undefined;
  game?: Game_Order_By | null | undefined;
  game_id?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  item_name?: Order_By | null | undefined;
  name?: Order_By | null | undefined;
  picture_url?: Order_By | null | undefined;
  stock_aggregate?: Code_Stock_Aggregate_Order_By | null | undefined;
  type?: Order_By | null | undefined;
  updated_at?: Order_By | null | undefined;
};

/** input type for updating data in table "code_item" */
export type Code_Item_Set_Input = {
  /** The game of the item. */
  game_id?: string | null | undefined;
  /** The name of the item that the creator gets. */
  item_name?: string | null | undefined;
  /** The name that the company gives the item in the Code Manager. */
  name?: string | null | undefined;
  /** The picture that the row shows. */
  picture_url?: string | null | undefined;
  /** Game, DLC, demo, in-game item or other. */
  type?: Code_Item_Type_Enum | null | undefined;
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
  | 'game_id'
  /** column name */
  | 'item_name'
  /** column name */
  | 'name'
  /** column name */
  | 'picture_url'
  /** column name */
  | 'type';

/** order by max() on columns of table "code" */
export type Code_Max_Order_By = {
  /** The activation in which the code was claimed. */
  activation_id?: Order_By | null | undefined;
  /** The time of the claim. */
  claimed_at?: Order_By | null | undefined;
  /** The company that owns the row. */
  company_id?: Order_By | null | undefined;
  /** When the row was created. */
  created_at?: Order_By | null | undefined;
  /** The store or region where the code is redeemed. */
  distribution_channel_id?: Order_By | null | undefined;
  /** The unique id of the row. */
  id?: Order_By | null | undefined;
  /** The item that the code unlocks. */
  item_id?: Order_By | null | undefined;
  /** When the creator first revealed the code. */
  revealed_at?: Order_By | null | undefined;
  /** The reason, shown to the creator who had the code, if the code was revoked alone. The reason for a batch is in the batch. */
  revoke_reason?: Order_By | null | undefined;
  /** When the company revoked the code, alone or with its batch. The creator who had claimed the code can no longer use it. */
  revoked_at?: Order_By | null | undefined;
  /** The current status. Only the status changes in its transition table are allowed. */
  status?: Order_By | null | undefined;
};

/** order by min() on columns of table "code" */
export type Code_Min_Order_By = {
  /** The activation in which the code was claimed. */
  activation_id?: Order_By | null | undefined;
  /** The time of the claim. */
  claimed_at?: Order_By | null | undefined;
  /** The company that owns the row. */
  company_id?: Order_By | null | undefined;
  /** When the row was created. */
  created_at?: Order_By | null | undefined;
  /** The store or region where the code is redeemed. */
  distribution_channel_id?: Order_By | null | undefined;
  /** The unique id of the row. */
  id?: Order_By | null | undefined;
  /** The item that the code unlocks. */
  item_id?: Order_By | null | undefined;
  /** When the creator first revealed the code. */
  revealed_at?: Order_By | null | undefined;
  /** The reason, shown to the creator who had the code, if the code was revoked alone. The reason for a batch is in the batch. */
  revoke_reason?: Order_By | null | undefined;
  /** When the company revoked the code, alone or with its batch. The creator who had claimed the code can no longer use it. */
  revoked_at?: Order_By | null | undefined;
  /** The current status. Only the status changes in its transition table are allowed. */
  status?: Order_By | null | undefined;
};

/** Ordering options when selecting data from "code". */
export type Code_Order_By = {
  activation?: Activation_Order_By | null | undefined;
  activation_id?: Order_By | null | undefined;
  adder?: User_Profile_Order_By | null | undefined;
  batch?: Code_Batch_Order_By | null | undefined;
  claimed_at?: Order_By | null | undefined;
  claimed_by?: Order_By | null | undefined;
  claimer?: Creator_Order_By | null | undefined;
  company?: Company_Order_By | null | undefined;
  company_id?: Order_By | null | undefined;
  created_at?: Order_By | null | undefined;
  distribution_channel?: Distribution_Channel_Order_By | null | undefined;
  distribution_channel_id?: Order_By | null | undefined;
  distributor?: User_Profile_Order_By | null | undefined;
  id?: Order_By | null | undefined;
  item?: Code_Item_Order_By | null | undefined;
  item_id?: Order_By | null | undefined;
  platform?: Order_By | null | undefined;
  revealed_at?: Order_By | null | undefined;
  revoke_reason?: Order_By | null | undefined;
  revoked_at?: Order_By | null | undefined;
  status?: Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "code_request". All fields are combined with a logical 'AND'. */
export type Code_Request_Bool_Exp = {
  _and?: Array<Code_Request_Bool_Exp> | null | undefined;
  _not?: Code_Request_Bool_Exp | null | undefined;
  _or?: Array<Code_Request_Bool_Exp> | null | undefined;
  activation?: Activation_Bool_Exp | null | undefined;
  activation_id?: Uuid_Comparison_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  distribution_channel?: Distribution_Channel_Bool_Exp | null | undefined;
  distribution_channel_id?: String_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  mission_run?: Mission_Run_Bool_Exp | null | undefined;
  mission_run_id?: Uuid_Comparison_Exp | null | undefined;
  participant?: Key_Campaign_Participant_Bool_Exp | null | undefined;
  participant_id?: Uuid_Comparison_Exp | null | undefined;
  quest_run?: Quest_Run_Bool_Exp | null | undefined;
  quest_run_id?: Uuid_Comparison_Exp | null | undefined;
  reward?: Mission_Reward_Bool_Exp | null | undefined;
  reward_id?: Uuid_Comparison_Exp | null | undefined;
  told_at?: Timestamptz_Comparison_Exp | null | undefined;
};

/** select columns of table "code" */
export type Code_Select_Column =
  /** column name */
  | 'activation_id'
  /** column name */
  | 'claimed_at'
  /** column name */
  | 'claimed_by'
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'distribution_channel_id'
  /** column name */
  | 'id'
  /** column name */
  | 'item_id'
  /** column name */
  | 'revealed_at'
  /** column name */
  | 'revoke_reason'
  /** column name */
  | 'revoked_at'
  /** column name */
  | 'status';

export type Code_Status_Enum =
  /** Can be claimed */
  | 'available'
  /** Claimed by a creator */
  | 'claimed'
  /** On hold by the company */
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

/** order by aggregate values of table "code_stock" */
export type Code_Stock_Aggregate_Order_By = {
  avg?: Code_Stock_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: Code_Stock_Max_Order_By | null | undefined;
  min?: Code_Stock_Min_Order_By | null | undefined;
  stddev?: Code_Stock_Stddev_Order_By | null | undefined;
  stddev_pop?: Code_Stock_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: Code_Stock_Stddev_Samp_Order_By | null | undefined;
  sum?: Code_Stock_Sum_Order_By | null | undefined;
  var_pop?: Code_Stock_Var_Pop_Order_By | null | undefined;
  var_samp?: Code_Stock_Var_Samp_Order_By | null | undefined;
  variance?: Code_Stock_Variance_Order_By | null | undefined;
};

/** order by avg() on columns of table "code_stock" */
export type Code_Stock_Avg_Order_By = {
  /** The number of codes that can still be claimed. */
  available?: Order_By | null | undefined;
  /** The number of codes that creators have claimed. */
  claimed?: Order_By | null | undefined;
  /** The total number of codes. */
  total?: Order_By | null | undefined;
  /** The number of codes that the company has put on hold. */
  unavailable?: Order_By | null | undefined;
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
  platform?: String_Comparison_Exp | null | undefined;
  total?: Bigint_Comparison_Exp | null | undefined;
  unavailable?: Bigint_Comparison_Exp | null | undefined;
};

/** order by max() on columns of table "code_stock" */
export type Code_Stock_Max_Order_By = {
  /** The stock level: HIGH, LOW (under 10 percent remain) or OUT (rules §3). */
  availability?: Order_By | null | undefined;
  /** The number of codes that can still be claimed. */
  available?: Order_By | null | undefined;
  /** The number of codes that creators have claimed. */
  claimed?: Order_By | null | undefined;
  /** The color of the stock level: green, yellow or red (rules §9). */
  colour?: Order_By | null | undefined;
  /** The company that owns the row. */
  company_id?: Order_By | null | undefined;
  /** The store or region where the code is redeemed. */
  distribution_channel_id?: Order_By | null | undefined;
  /** The item that the code unlocks. */
  item_id?: Order_By | null | undefined;
  /** The total number of codes. */
  total?: Order_By | null | undefined;
  /** The number of codes that the company has put on hold. */
  unavailable?: Order_By | null | undefined;
};

/** order by min() on columns of table "code_stock" */
export type Code_Stock_Min_Order_By = {
  /** The stock level: HIGH, LOW (under 10 percent remain) or OUT (rules §3). */
  availability?: Order_By | null | undefined;
  /** The number of codes that can still be claimed. */
  available?: Order_By | null | undefined;
  /** The number of codes that creators have claimed. */
  claimed?: Order_By | null | undefined;
  /** The color of the stock level: green, yellow or red (rules §9). */
  colour?: Order_By | null | undefined;
  /** The company that owns the row. */
  company_id?: Order_By | null | undefined;
  /** The store or region where the code is redeemed. */
  distribution_channel_id?: Order_By | null | undefined;
  /** The item that the code unlocks. */
  item_id?: Order_By | null | undefined;
  /** The total number of codes. */
  total?: Order_By | null | undefined;
  /** The number of codes that the company has put on hold. */
  unavailable?: Order_By | null | undefined;
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

/** order by stddev() on columns of table "code_stock" */
export type Code_Stock_Stddev_Order_By = {
  /** The number of codes that can still be claimed. */
  available?: Order_By | null | undefined;
  /** The number of codes that creators have claimed. */
  claimed?: Order_By | null | undefined;
  /** The total number of codes. */
  total?: Order_By | null | undefined;
  /** The number of codes that the company has put on hold. */
  unavailable?: Order_By | null | undefined;
};

/** order by stddev_pop() on columns of table "code_stock" */
export type Code_Stock_Stddev_Pop_Order_By = {
  /** The number of codes that can still be claimed. */
  available?: Order_By | null | undefined;
  /** The number of codes that creators have claimed. */
  claimed?: Order_By | null | undefined;
  /** The total number of codes. */
  total?: Order_By | null | undefined;
  /** The number of codes that the company has put on hold. */
  unavailable?: Order_By | null | undefined;
};

/** order by stddev_samp() on columns of table "code_stock" */
export type Code_Stock_Stddev_Samp_Order_By = {
  /** The number of codes that can still be claimed. */
  available?: Order_By | null | undefined;
  /** The number of codes that creators have claimed. */
  claimed?: Order_By | null | undefined;
  /** The total number of codes. */
  total?: Order_By | null | undefined;
  /** The number of codes that the company has put on hold. */
  unavailable?: Order_By | null | undefined;
};

/** order by sum() on columns of table "code_stock" */
export type Code_Stock_Sum_Order_By = {
  /** The number of codes that can still be claimed. */
  available?: Order_By | null | undefined;
  /** The number of codes that creators have claimed. */
  claimed?: Order_By | null | undefined;
  /** The total number of codes. */
  total?: Order_By | null | undefined;
  /** The number of codes that the company has put on hold. */
  unavailable?: Order_By | null | undefined;
};

/** order by var_pop() on columns of table "code_stock" */
export type Code_Stock_Var_Pop_Order_By = {
  /** The number of codes that can still be claimed. */
  available?: Order_By | null | undefined;
  /** The number of codes that creators have claimed. */
  claimed?: Order_By | null | undefined;
  /** The total number of codes. */
  total?: Order_By | null | undefined;
  /** The number of codes that the company has put on hold. */
  unavailable?: Order_By | null | undefined;
};

/** order by var_samp() on columns of table "code_stock" */
export type Code_Stock_Var_Samp_Order_By = {
  /** The number of codes that can still be claimed. */
  available?: Order_By | null | undefined;
  /** The number of codes that creators have claimed. */
  claimed?: Order_By | null | undefined;
  /** The total number of codes. */
  total?: Order_By | null | undefined;
  /** The number of codes that the company has put on hold. */
  unavailable?: Order_By | null | undefined;
};

/** order by variance() on columns of table "code_stock" */
export type Code_Stock_Variance_Order_By = {
  /** The number of codes that can still be claimed. */
  available?: Order_By | null | undefined;
  /** The number of codes that creators have claimed. */
  claimed?: Order_By | null | undefined;
  /** The total number of codes. */
  total?: Order_By | null | undefined;
  /** The number of codes that the company has put on hold. */
  unavailable?: Order_By | null | undefined;
};

/** input type for inserting data into table "column_preset" */
export type Column_Preset_Insert_Input = {
  /** The columns in order. */
  columns?: unknown;
  /** The name given by the user. */
  name?: string | null | undefined;
  /** The screen of the table. */
  screen?: string | null | undefined;
};

/** input type for inserting data into table "company_billing" */
export type Company_Billing_Insert_Input = {
  /** The city. */
  city?: string | null | undefined;
  /** The country. */
  country?: string | null | undefined;
  /** The name on invoices. */
  legal_name?: string | null | undefined;
  /** The province, if any. */
  province?: string | null | undefined;
  /** The street. */
  street_name?: string | null | undefined;
  /** The street number. */
  street_number?: string | null | undefined;
  /** The VAT or tax number, if any. */
  tax_id?: string | null | undefined;
  /** The ZIP code. */
  zip_code?: string | null | undefined;
};

/** Boolean expression to filter rows from the table "company". All fields are combined with a logical 'AND'. */
export type Company_Bool_Exp = {
  _and?: Array<Company_Bool_Exp> | null | undefined;
  _not?: Company_Bool_Exp | null | undefined;
  _or?: Array<Company_Bool_Exp> | null | undefined;
  activations?: Activation_Bool_Exp | null | undefined;
  activations_aggregate?: Activation_Aggregate_Bool_Exp | null | undefined;
  announcements?: Announcement_Bool_Exp | null | undefined;
  announcements_aggregate?: Announcement_Aggregate_Bool_Exp | null | undefined;
  changes?: Company_Change_Bool_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  creator_lists?: Creator_List_Bool_Exp | null | undefined;
  custom_domain?: Custom_Domain_Bool_Exp | null | undefined;
  description?: String_Comparison_Exp | null | undefined;
  exports?: Export_Bool_Exp | null | undefined;
  games?: Company_Game_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  invitations?: Company_Invitation_Bool_Exp | null | undefined;
  invoices?: Invoice_Bool_Exp | null | undefined;
  is_verified?: Boolean_Comparison_Exp | null | undefined;
  logo_url?: String_Comparison_Exp | null | undefined;
  members?: Company_Member_Bool_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
  notes?: Note_Bool_Exp | null | undefined;
  notes_aggregate?: Note_Aggregate_Bool_Exp | null | undefined;
  own_verification_reason?: String_Comparison_Exp | null | undefined;
  page?: Company_Page_Bool_Exp | null | undefined;
  payment_method?: Payment_Method_Bool_Exp | null | undefined;
  payments?: Payment_Bool_Exp | null | undefined;
  program_memberships?: Program_Membership_Bool_Exp | null | undefined;
  program_memberships_aggregate?: Program_Membership_Aggregate_Bool_Exp | null | undefined;
  settings?: Company_Settings_Bool_Exp | null | undefined;
  shortlists?: Shortlist_Bool_Exp | null | undefined;
  statements?: Statement_Bool_Exp | null | undefined;
  subscription?: Subscription_Bool_Exp | null | undefined;
  type?: Company_Type_Enum_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
  uploads?: Upload_Bool_Exp | null | undefined;
  verification?: Company_Verification_Enum_Comparison_Exp | null | undefined;
  website?: String_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "company_change". All fields are combined with a logical 'AND'. */
export type Company_Change_Bool_Exp = {
  _and?: Array<Company_Change_Bool_Exp> | null | undefined;
  _not?: Company_Change_Bool_Exp | null | undefined;
  _or?: Array<Company_Change_Bool_Exp> | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  decided_at?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
  reason?: String_Comparison_Exp | null | undefined;
  status?: Company_Change_Status_Enum_Comparison_Exp | null | undefined;
  website?: String_Comparison_Exp | null | undefined;
};

export type Company_Change_Status_Enum =
  /** Approved: the company has the new name and website */
  | 'approved'
  /** Waiting for a decision in the console */
  | 'pending'
  /** Refused: the company keeps its name and website */
  | 'rejected';

/** Boolean expression to compare columns of type "company_change_status_enum". All fields are combined with logical 'AND'. */
export type Company_Change_Status_Enum_Comparison_Exp = {
  _eq?: Company_Change_Status_Enum | null | undefined;
  _in?: Array<Company_Change_Status_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Company_Change_Status_Enum | null | undefined;
  _nin?: Array<Company_Change_Status_Enum> | null | undefined;
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
  is_owner?: Boolean_Comparison_Exp | null | undefined;
  sent_at?: Timestamptz_Comparison_Exp | null | undefined;
  status?: Company_Invitation_Status_Enum_Comparison_Exp | null | undefined;
  title?: String_Comparison_Exp | null | undefined;
};

export type Company_Invitation_Status_Enum =
  /** Expired: can be sent again or deleted */
  | 'expired'
  /** Waiting for an answer */
  | 'pending';

/** Boolean expression to compare columns of type "company_invitation_status_enum". All fields are combined with logical 'AND'. */
export type Company_Invitation_Status_Enum_Comparison_Exp = {
  _eq?: Company_Invitation_Status_Enum | null | undefined;
  _in?: Array<Company_Invitation_Status_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Company_Invitation_Status_Enum | null | undefined;
  _nin?: Array<Company_Invitation_Status_Enum> | null | undefined;
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

/** input type for updating data in table "company_member" */
export type Company_Member_Set_Input = {
  /** Owners manage members, settings, plan and billing. */
  is_owner?: boolean | null | undefined;
  /** The member's job title in the company. */
  title?: string | null | undefined;
};

/** Ordering options when selecting data from "company". */
export type Company_Order_By = {
  activations_aggregate?: Activation_Aggregate_Order_By | null | undefined;
  announcements_aggregate?: Announcement_Aggregate_Order_By | null | undefined;
  created_at?: Order_By | null | undefined;
  custom_domain?: Custom_Domain_Order_By | null | undefined;
  description?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  is_verified?: Order_By | null | undefined;
  logo_url?: Order_By | null | undefined;
  name?: Order_By | null | undefined;
  notes_aggregate?: Note_Aggregate_Order_By | null | undefined;
  own_verification_reason?: Order_By | null | undefined;
  page?: Company_Page_Order_By | null | undefined;
  payment_method?: Payment_Method_Order_By | null | undefined;
  program_memberships_aggregate?: Program_Membership_Aggregate_Order_By | null | undefined;
  settings?: Company_Settings_Order_By | null | undefined;
  subscription?: Subscription_Order_By | null | undefined;
  type?: Order_By | null | undefined;
  updated_at?: Order_By | null | undefined;
  verification?: Order_By | null | undefined;
  website?: Order_By | null | undefined;
};

/** input type for inserting array relation for remote table "company_page_block" */
export type Company_Page_Block_Arr_Rel_Insert_Input = {
  data: Array<Company_Page_Block_Insert_Input>;
  /** upsert condition */
  on_conflict?: Company_Page_Block_On_Conflict | null | undefined;
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
  /** The content of the block; its shape depends on the kind. */
  content?: unknown;
  /** The kind of the block. */
  kind?: Page_Block_Kind_Enum | null | undefined;
  page?: Company_Page_Obj_Rel_Insert_Input | null | undefined;
  /** The position in the list. */
  position?: number | null | undefined;
};

/** on_conflict condition type for table "company_page_block" */
export type Company_Page_Block_On_Conflict = {
  constraint: Company_Page_Block_Constraint;
  update_columns?: Array<Company_Page_Block_Update_Column>;
  where?: Company_Page_Block_Bool_Exp | null | undefined;
};

/** update columns of table "company_page_block" */
export type Company_Page_Block_Update_Column =
  /** placeholder (do not use) */
  | '_PLACEHOLDER';

/** Boolean expression to filter rows from the table "company_page". All fields are combined with a logical 'AND'. */
export type Company_Page_Bool_Exp = {
  _and?: Array<Company_Page_Bool_Exp> | null | undefined;
  _not?: Company_Page_Bool_Exp | null | undefined;
  _or?: Array<Company_Page_Bool_Exp> | null | undefined;
  blocks?: Company_Page_Block_Bool_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  description?: String_Comparison_Exp | null | undefined;
  font?: Page_Font_Enum_Comparison_Exp | null | undefined;
  headline?: String_Comparison_Exp | null | undefined;
  hero_url?: String_Comparison_Exp | null | undefined;
  is_published?: Boolean_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "company_page" */
export type Company_Page_Constraint =
  /** unique or primary key constraint on columns "company_id" */
  | 'company_page_pkey';

/** input type for inserting data into table "company_page" */
export type Company_Page_Insert_Input = {
  blocks?: Company_Page_Block_Arr_Rel_Insert_Input | null | undefined;
  /** The page's description of the company. */
  description?: string | null | undefined;
  /** The font of the page. */
  font?: Page_Font_Enum | null | undefined;
  /** The headline of the page. */
  headline?: string | null | undefined;
  /** The wide picture at the top (1920 by 640). */
  hero_url?: string | null | undefined;
  /** True if others can see the page. */
  is_published?: boolean | null | undefined;
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
  company?: Company_Order_By | null | undefined;
  company_id?: Order_By | null | undefined;
  created_at?: Order_By | null | undefined;
  description?: Order_By | null | undefined;
  font?: Order_By | null | undefined;
  headline?: Order_By | null | undefined;
  hero_url?: Order_By | null | undefined;
  is_published?: Order_By | null | undefined;
  updated_at?: Order_By | null | undefined;
};

/** update columns of table "company_page" */
export type Company_Page_Update_Column =
  /** column name */
  | 'description'
  /** column name */
  | 'font'
  /** column name */
  | 'headline'
  /** column name */
  | 'hero_url'
  /** column name */
  | 'is_published';

/** input type for updating data in table "company" */
export type Company_Set_Input = {
  /** The company's description of itself. */
  description?: string | null | undefined;
  /** The logo of the company. */
  logo_url?: string | null | undefined;
  /** The name other users see. */
  name?: string | null | undefined;
  /** Agency, brand, studio or publisher. */
  type?: Company_Type_Enum | null | undefined;
  /** The website: only https:// and the domain name. */
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
  /** The email address for invoices. */
  billing_email?: string | null | undefined;
  /** The company's contact email address. */
  email?: string | null | undefined;
};

/** Boolean expression to filter rows from the table "company_timeline". All fields are combined with a logical 'AND'. */
export type Company_Timeline_Bool_Exp = {
  _and?: Array<Company_Timeline_Bool_Exp> | null | undefined;
  _not?: Company_Timeline_Bool_Exp | null | undefined;
  _or?: Array<Company_Timeline_Bool_Exp> | null | undefined;
  activation?: Activation_Bool_Exp | null | undefined;
  activation_id?: Uuid_Comparison_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  kind?: String_Comparison_Exp | null | undefined;
  type?: String_Comparison_Exp | null | undefined;
};

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

export type Company_Verification_Enum =
  /** Waiting for a decision in the console */
  | 'pending'
  /** Refused */
  | 'rejected'
  /** Not reviewed yet; the review starts with the first publish */
  | 'unverified'
  /** Verified: can publish */
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

/** order by avg() on columns of table "content" */
export type Content_Avg_Order_By = {
  /** Average concurrent viewers of a stream. */
  average_ccv?: Order_By | null | undefined;
  /** The length, or the air time so far. Empty if the vendor does not report it. */
  duration_minutes?: Order_By | null | undefined;
  /** Hours watched so far, measured for streams. Empty if the vendor does not report them. */
  hours_watched?: Order_By | null | undefined;
  /** Likes so far. Empty if the vendor does not report them. */
  likes?: Order_By | null | undefined;
  /** Most concurrent viewers of a stream. */
  peak_ccv?: Order_By | null | undefined;
  /** Views so far. Empty if the vendor does not report them. */
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
  disclosed_by?: String_Comparison_Exp | null | undefined;
  duration_minutes?: Int_Comparison_Exp | null | undefined;
  game?: Game_Bool_Exp | null | undefined;
  game_id?: Uuid_Comparison_Exp | null | undefined;
  game_source?: String_Comparison_Exp | null | undefined;
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

/** order by max() on columns of table "content" */
export type Content_Max_Order_By = {
  /** Average concurrent viewers of a stream. */
  average_ccv?: Order_By | null | undefined;
  /** When the figures were last fetched. */
  checked_at?: Order_By | null | undefined;
  /** The channel that the row is about. */
  connection_id?: Order_By | null | undefined;
  /** When the row was created. */
  created_at?: Order_By | null | undefined;
  /** The creator that the row is about. */
  creator_id?: Order_By | null | undefined;
  /** The paid-promotion disclosure at the last check: the vendor's mark, or words in the title or description. Empty if there is no disclosure. */
  disclosed_by?: Order_By | null | undefined;
  /** The length, or the air time so far. Empty if the vendor does not report it. */
  duration_minutes?: Order_By | null | undefined;
  /** The game that the content shows. */
  game_id?: Order_By | null | undefined;
  /** The source that identified the game: the vendor's category, words of the title, tags or description, or a person. */
  game_source?: Order_By | null | undefined;
  /** Hours watched so far, measured for streams. Empty if the vendor does not report them. */
  hours_watched?: Order_By | null | undefined;
  /** The unique id of the row. */
  id?: Order_By | null | undefined;
  /** The language of the content. */
  language?: Order_By | null | undefined;
  /** Likes so far. Empty if the vendor does not report them. */
  likes?: Order_By | null | undefined;
  /** Most concurrent viewers of a stream. */
  peak_ccv?: Order_By | null | undefined;
  /** The platform that the content is on. */
  platform?: Order_By | null | undefined;
  /** When the content was published or went live. */
  published_at?: Order_By | null | undefined;
  /** The thumbnail picture of the content. */
  thumbnail_url?: Order_By | null | undefined;
  /** The title of the content or other item. */
  title?: Order_By | null | undefined;
  /** Stream, video, short or VOD. */
  type?: Order_By | null | undefined;
  /** The address where people can watch the content. */
  url?: Order_By | null | undefined;
  /** Views so far. Empty if the vendor does not report them. */
  views?: Order_By | null | undefined;
  /** The visibility at the last check. */
  visibility?: Order_By | null | undefined;
};

/** order by min() on columns of table "content" */
export type Content_Min_Order_By = {
  /** Average concurrent viewers of a stream. */
  average_ccv?: Order_By | null | undefined;
  /** When the figures were last fetched. */
  checked_at?: Order_By | null | undefined;
  /** The channel that the row is about. */
  connection_id?: Order_By | null | undefined;
  /** When the row was created. */
  created_at?: Order_By | null | undefined;
  /** The creator that the row is about. */
  creator_id?: Order_By | null | undefined;
  /** The paid-promotion disclosure at the last check: the vendor's mark, or words in the title or description. Empty if there is no disclosure. */
  disclosed_by?: Order_By | null | undefined;
  /** The length, or the air time so far. Empty if the vendor does not report it. */
  duration_minutes?: Order_By | null | undefined;
  /** The game that the content shows. */
  game_id?: Order_By | null | undefined;
  /** The source that identified the game: the vendor's category, words of the title, tags or description, or a person. */
  game_source?: Order_By | null | undefined;
  /** Hours watched so far, measured for streams. Empty if the vendor does not report them. */
  hours_watched?: Order_By | null | undefined;
  /** The unique id of the row. */
  id?: Order_By | null | undefined;
  /** The language of the content. */
  language?: Order_By | null | undefined;
  /** Likes so far. Empty if the vendor does not report them. */
  likes?: Order_By | null | undefined;
  /** Most concurrent viewers of a stream. */
  peak_ccv?: Order_By | null | undefined;
  /** The platform that the content is on. */
  platform?: Order_By | null | undefined;
  /** When the content was published or went live. */
  published_at?: Order_By | null | undefined;
  /** The thumbnail picture of the content. */
  thumbnail_url?: Order_By | null | undefined;
  /** The title of the content or other item. */
  title?: Order_By | null | undefined;
  /** Stream, video, short or VOD. */
  type?: Order_By | null | undefined;
  /** The address where people can watch the content. */
  url?: Order_By | null | undefined;
  /** Views so far. Empty if the vendor does not report them. */
  views?: Order_By | null | undefined;
  /** The visibility at the last check. */
  visibility?: Order_By | null | undefined;
};

/** Ordering options when selecting data from "content". */
export type Content_Order_By = {
  average_ccv?: Order_By | null | undefined;
  checked_at?: Order_By | null | undefined;
  connection_id?: Order_By | null | undefined;
  created_at?: Order_By | null | undefined;
  creator?: Creator_Order_By | null | undefined;
  creator_id?: Order_By | null | undefined;
  disclosed_by?: Order_By | null | undefined;
  duration_minutes?: Order_By | null | undefined;
  game?: Game_Order_By | null | undefined;
  game_id?: Order_By | null | undefined;
  game_source?: Order_By | null | undefined;
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
  | 'disclosed_by'
  /** column name */
  | 'duration_minutes'
  /** column name */
  | 'game_id'
  /** column name */
  | 'game_source'
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
  /** The length, or the air time so far. Empty if the vendor does not report it. */
  duration_minutes?: Order_By | null | undefined;
  /** Hours watched so far, measured for streams. Empty if the vendor does not report them. */
  hours_watched?: Order_By | null | undefined;
  /** Likes so far. Empty if the vendor does not report them. */
  likes?: Order_By | null | undefined;
  /** Most concurrent viewers of a stream. */
  peak_ccv?: Order_By | null | undefined;
  /** Views so far. Empty if the vendor does not report them. */
  views?: Order_By | null | undefined;
};

/** order by stddev_pop() on columns of table "content" */
export type Content_Stddev_Pop_Order_By = {
  /** Average concurrent viewers of a stream. */
  average_ccv?: Order_By | null | undefined;
  /** The length, or the air time so far. Empty if the vendor does not report it. */
  duration_minutes?: Order_By | null | undefined;
  /** Hours watched so far, measured for streams. Empty if the vendor does not report them. */
  hours_watched?: Order_By | null | undefined;
  /** Likes so far. Empty if the vendor does not report them. */
  likes?: Order_By | null | undefined;
  /** Most concurrent viewers of a stream. */
  peak_ccv?: Order_By | null | undefined;
  /** Views so far. Empty if the vendor does not report them. */
  views?: Order_By | null | undefined;
};

/** order by stddev_samp() on columns of table "content" */
export type Content_Stddev_Samp_Order_By = {
  /** Average concurrent viewers of a stream. */
  average_ccv?: Order_By | null | undefined;
  /** The length, or the air time so far. Empty if the vendor does not report it. */
  duration_minutes?: Order_By | null | undefined;
  /** Hours watched so far, measured for streams. Empty if the vendor does not report them. */
  hours_watched?: Order_By | null | undefined;
  /** Likes so far. Empty if the vendor does not report them. */
  likes?: Order_By | null | undefined;
  /** Most concurrent viewers of a stream. */
  peak_ccv?: Order_By | null | undefined;
  /** Views so far. Empty if the vendor does not report them. */
  views?: Order_By | null | undefined;
};

/** order by sum() on columns of table "content" */
export type Content_Sum_Order_By = {
  /** Average concurrent viewers of a stream. */
  average_ccv?: Order_By | null | undefined;
  /** The length, or the air time so far. Empty if the vendor does not report it. */
  duration_minutes?: Order_By | null | undefined;
  /** Hours watched so far, measured for streams. Empty if the vendor does not report them. */
  hours_watched?: Order_By | null | undefined;
  /** Likes so far. Empty if the vendor does not report them. */
  likes?: Order_By | null | undefined;
  /** Most concurrent viewers of a stream. */
  peak_ccv?: Order_By | null | undefined;
  /** Views so far. Empty if the vendor does not report them. */
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

/** order by var_pop() on columns of table "content" */
export type Content_Var_Pop_Order_By = {
  /** Average concurrent viewers of a stream. */
  average_ccv?: Order_By | null | undefined;
  /** The length, or the air time so far. Empty if the vendor does not report it. */
  duration_minutes?: Order_By | null | undefined;
  /** Hours watched so far, measured for streams. Empty if the vendor does not report them. */
  hours_watched?: Order_By | null | undefined;
  /** Likes so far. Empty if the vendor does not report them. */
  likes?: Order_By | null | undefined;
  /** Most concurrent viewers of a stream. */
  peak_ccv?: Order_By | null | undefined;
  /** Views so far. Empty if the vendor does not report them. */
  views?: Order_By | null | undefined;
};

/** order by var_samp() on columns of table "content" */
export type Content_Var_Samp_Order_By = {
  /** Average concurrent viewers of a stream. */
  average_ccv?: Order_By | null | undefined;
  /** The length, or the air time so far. Empty if the vendor does not report it. */
  duration_minutes?: Order_By | null | undefined;
  /** Hours watched so far, measured for streams. Empty if the vendor does not report them. */
  hours_watched?: Order_By | null | undefined;
  /** Likes so far. Empty if the vendor does not report them. */
  likes?: Order_By | null | undefined;
  /** Most concurrent viewers of a stream. */
  peak_ccv?: Order_By | null | undefined;
  /** Views so far. Empty if the vendor does not report them. */
  views?: Order_By | null | undefined;
};

/** order by variance() on columns of table "content" */
export type Content_Variance_Order_By = {
  /** Average concurrent viewers of a stream. */
  average_ccv?: Order_By | null | undefined;
  /** The length, or the air time so far. Empty if the vendor does not report it. */
  duration_minutes?: Order_By | null | undefined;
  /** Hours watched so far, measured for streams. Empty if the vendor does not report them. */
  hours_watched?: Order_By | null | undefined;
  /** Likes so far. Empty if the vendor does not report them. */
  likes?: Order_By | null | undefined;
  /** Most concurrent viewers of a stream. */
  peak_ccv?: Order_By | null | undefined;
  /** Views so far. Empty if the vendor does not report them. */
  views?: Order_By | null | undefined;
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
  /** The kind of access: creator access, Quests or Key campaigns. */
  kind?: Creator_Access_Kind_Enum | null | undefined;
};

export type Creator_Access_Kind_Enum =
  /** Creator access: the creator area itself, with a verified channel */
  | 'creator'
  /** Can request codes of Key campaigns */
  | 'keys'
  /** Can browse Quests and bid */
  | 'quests';

/** Boolean expression to compare columns of type "creator_access_kind_enum". All fields are combined with logical 'AND'. */
export type Creator_Access_Kind_Enum_Comparison_Exp = {
  _eq?: Creator_Access_Kind_Enum | null | undefined;
  _in?: Array<Creator_Access_Kind_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Creator_Access_Kind_Enum | null | undefined;
  _nin?: Array<Creator_Access_Kind_Enum> | null | undefined;
};

/** on_conflict condition type for table "creator_access" */
export type Creator_Access_On_Conflict = {
  constraint: Creator_Access_Constraint;
  update_columns?: Array<Creator_Access_Update_Column>;
  where?: Creator_Access_Bool_Exp | null | undefined;
};

export type Creator_Access_Status_Enum =
  /** Granted */
  | 'approved'
  /** In review, which takes 2 to 4 days */
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
  | 'status';

/** Boolean expression to filter rows from the table "creator". All fields are combined with a logical 'AND'. */
export type Creator_Bool_Exp = {
  _and?: Array<Creator_Bool_Exp> | null | undefined;
  _not?: Creator_Bool_Exp | null | undefined;
  _or?: Array<Creator_Bool_Exp> | null | undefined;
  access?: Creator_Access_Bool_Exp | null | undefined;
  badges?: Quest_Run_Badge_Bool_Exp | null | undefined;
  badges_aggregate?: Quest_Run_Badge_Aggregate_Bool_Exp | null | undefined;
  channels?: Channel_Bool_Exp | null | undefined;
  content?: Content_Bool_Exp | null | undefined;
  content_aggregate?: Content_Aggregate_Bool_Exp | null | undefined;
  content_language?: Language_Bool_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  games?: Creator_Game_Bool_Exp | null | undefined;
  hardware?: Creator_Hardware_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  interests?: Creator_Interest_Bool_Exp | null | undefined;
  list_entries?: Creator_List_Entry_Bool_Exp | null | undefined;
  list_entries_aggregate?: Creator_List_Entry_Aggregate_Bool_Exp | null | undefined;
  minimum_deal_size_cents?: Bigint_Comparison_Exp | null | undefined;
  notes?: Note_Bool_Exp | null | undefined;
  notes_aggregate?: Note_Aggregate_Bool_Exp | null | undefined;
  onboarded_at?: Timestamptz_Comparison_Exp | null | undefined;
  pages?: Creator_Page_Bool_Exp | null | undefined;
  payout_account?: Payout_Account_Bool_Exp | null | undefined;
  payouts?: Payout_Bool_Exp | null | undefined;
  payouts_aggregate?: Payout_Aggregate_Bool_Exp | null | undefined;
  periods?: Creator_Period_Bool_Exp | null | undefined;
  primary_content_language?: String_Comparison_Exp | null | undefined;
  profile?: User_Profile_Bool_Exp | null | undefined;
  program_memberships?: Program_Membership_Bool_Exp | null | undefined;
  program_memberships_aggregate?: Program_Membership_Aggregate_Bool_Exp | null | undefined;
  quests_onboarded_at?: Timestamptz_Comparison_Exp | null | undefined;
  record?: Creator_Record_Bool_Exp | null | undefined;
  size_tier?: Size_Tier_Enum_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
  user?: User_Bool_Exp | null | undefined;
};

/** unique or primary key constraints on table "creator" */
export type Creator_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'creator_pkey';

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
  creator?: Creator_Obj_Rel_Insert_Input | null | undefined;
  /** A game that the creator plays. */
  game_id?: string | null | undefined;
};

/** on_conflict condition type for table "creator_game" */
export type Creator_Game_On_Conflict = {
  constraint: Creator_Game_Constraint;
  update_columns?: Array<Creator_Game_Update_Column>;
  where?: Creator_Game_Bool_Exp | null | undefined;
};

/** update columns of table "creator_game" */
export type Creator_Game_Update_Column =
  /** placeholder (do not use) */
  | '_PLACEHOLDER';

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
  creator?: Creator_Obj_Rel_Insert_Input | null | undefined;
  /** A device that the creator owns. */
  hardware_id?: string | null | undefined;
};

/** on_conflict condition type for table "creator_hardware" */
export type Creator_Hardware_On_Conflict = {
  constraint: Creator_Hardware_Constraint;
  update_columns?: Array<Creator_Hardware_Update_Column>;
  where?: Creator_Hardware_Bool_Exp | null | undefined;
};

/** update columns of table "creator_hardware" */
export type Creator_Hardware_Update_Column =
  /** placeholder (do not use) */
  | '_PLACEHOLDER';

/** input type for inserting data into table "creator" */
export type Creator_Insert_Input = {
  access?: Creator_Access_Arr_Rel_Insert_Input | null | undefined;
  games?: Creator_Game_Arr_Rel_Insert_Input | null | undefined;
  hardware?: Creator_Hardware_Arr_Rel_Insert_Input | null | undefined;
  interests?: Creator_Interest_Arr_Rel_Insert_Input | null | undefined;
  /** The lowest amount of an offer that the creator accepts, in US cents. */
  minimum_deal_size_cents?: number | null | undefined;
  pages?: Creator_Page_Arr_Rel_Insert_Input | null | undefined;
  /** The language of most of the creator's content. */
  primary_content_language?: string | null | undefined;
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
  creator?: Creator_Obj_Rel_Insert_Input | null | undefined;
  /** A category or genre. */
  tag_id?: string | null | undefined;
};

/** on_conflict condition type for table "creator_interest" */
export type Creator_Interest_On_Conflict = {
  constraint: Creator_Interest_Constraint;
  update_columns?: Array<Creator_Interest_Update_Column>;
  where?: Creator_Interest_Bool_Exp | null | undefined;
};

/** update columns of table "creator_interest" */
export type Creator_Interest_Update_Column =
  /** placeholder (do not use) */
  | '_PLACEHOLDER';

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
  sharable_link?: String_Comparison_Exp | null | undefined;
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
  /** The activation that the row belongs to. */
  activation_id?: string | null | undefined;
  /** The archive's size, up to 2 GB. */
  asset_bytes?: number | null | undefined;
  /** The archive's file name, .zip or .rar. */
  asset_name?: string | null | undefined;
  /** The archive with files for creators. */
  asset_url?: string | null | undefined;
  /** Special instructions for creators. */
  special_instructions?: string | null | undefined;
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

/** Ordering options when selecting data from "creator_kit". */
export type Creator_Kit_Order_By = {
  activation?: Activation_Order_By | null | undefined;
  activation_id?: Order_By | null | undefined;
  asset_bytes?: Order_By | null | undefined;
  asset_name?: Order_By | null | undefined;
  asset_url?: Order_By | null | undefined;
  sharable_link?: Order_By | null | undefined;
  special_instructions?: Order_By | null | undefined;
  updated_at?: Order_By | null | undefined;
};

/** update columns of table "creator_kit" */
export type Creator_Kit_Update_Column =
  /** column name */
  | 'asset_bytes'
  /** column name */
  | 'asset_name'
  /** column name */
  | 'asset_url'
  /** column name */
  | 'special_instructions';

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
  /** The creator on the list. */
  creator_id?: string | null | undefined;
  list?: Creator_List_Obj_Rel_Insert_Input | null | undefined;
  /** The list that the row belongs to. */
  list_id?: string | null | undefined;
};

/** order by max() on columns of table "creator_list_entry" */
export type Creator_List_Entry_Max_Order_By = {
  /** When the row was created. */
  created_at?: Order_By | null | undefined;
  /** The creator on the list. */
  creator_id?: Order_By | null | undefined;
  /** The list that the row belongs to. */
  list_id?: Order_By | null | undefined;
};

/** order by min() on columns of table "creator_list_entry" */
export type Creator_List_Entry_Min_Order_By = {
  /** When the row was created. */
  created_at?: Order_By | null | undefined;
  /** The creator on the list. */
  creator_id?: Order_By | null | undefined;
  /** The list that the row belongs to. */
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
  | 'created_at'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'list_id';

/** update columns of table "creator_list_entry" */
export type Creator_List_Entry_Update_Column =
  /** placeholder (do not use) */
  | '_PLACEHOLDER';

/** input type for inserting data into table "creator_list" */
export type Creator_List_Insert_Input = {
  entries?: Creator_List_Entry_Arr_Rel_Insert_Input | null | undefined;
  /** The name, unique in the company. */
  name?: string | null | undefined;
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

/** update columns of table "creator_list" */
export type Creator_List_Update_Column =
  /** column name */
  | 'name';

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
  badges_aggregate?: Quest_Run_Badge_Aggregate_Order_By | null | undefined;
  content_aggregate?: Content_Aggregate_Order_By | null | undefined;
  content_language?: Language_Order_By | null | undefined;
  created_at?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  list_entries_aggregate?: Creator_List_Entry_Aggregate_Order_By | null | undefined;
  minimum_deal_size_cents?: Order_By | null | undefined;
  notes_aggregate?: Note_Aggregate_Order_By | null | undefined;
  onboarded_at?: Order_By | null | undefined;
  payout_account?: Payout_Account_Order_By | null | undefined;
  payouts_aggregate?: Payout_Aggregate_Order_By | null | undefined;
  primary_content_language?: Order_By | null | undefined;
  profile?: User_Profile_Order_By | null | undefined;
  program_memberships_aggregate?: Program_Membership_Aggregate_Order_By | null | undefined;
  quests_onboarded_at?: Order_By | null | undefined;
  record?: Creator_Record_Order_By | null | undefined;
  size_tier?: Order_By | null | undefined;
  updated_at?: Order_By | null | undefined;
  user?: User_Order_By | null | undefined;
};

/** input type for inserting array relation for remote table "creator_page" */
export type Creator_Page_Arr_Rel_Insert_Input = {
  data: Array<Creator_Page_Insert_Input>;
  /** upsert condition */
  on_conflict?: Creator_Page_On_Conflict | null | undefined;
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
  /** The content of the block; its shape depends on the kind. */
  content?: unknown;
  /** The kind of the block. */
  kind?: Page_Block_Kind_Enum | null | undefined;
  page?: Creator_Page_Obj_Rel_Insert_Input | null | undefined;
  /** The page that the row belongs to. */
  page_id?: string | null | undefined;
  /** The position in the list. */
  position?: number | null | undefined;
};

/** on_conflict condition type for table "creator_page_block" */
export type Creator_Page_Block_On_Conflict = {
  constraint: Creator_Page_Block_Constraint;
  update_columns?: Array<Creator_Page_Block_Update_Column>;
  where?: Creator_Page_Block_Bool_Exp | null | undefined;
};

/** update columns of table "creator_page_block" */
export type Creator_Page_Block_Update_Column =
  /** placeholder (do not use) */
  | '_PLACEHOLDER';

/** Boolean expression to filter rows from the table "creator_page". All fields are combined with a logical 'AND'. */
export type Creator_Page_Bool_Exp = {
  _and?: Array<Creator_Page_Bool_Exp> | null | undefined;
  _not?: Creator_Page_Bool_Exp | null | undefined;
  _or?: Array<Creator_Page_Bool_Exp> | null | undefined;
  blocks?: Creator_Page_Block_Bool_Exp | null | undefined;
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
  slug?: Citext_Comparison_Exp | null | undefined;
  title?: String_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
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
  /** A channel on the page. */
  connection_id?: string | null | undefined;
  page?: Creator_Page_Obj_Rel_Insert_Input | null | undefined;
  /** The page that the row belongs to. */
  page_id?: string | null | undefined;
  /** The position in the list. */
  position?: number | null | undefined;
};

/** on_conflict condition type for table "creator_page_channel" */
export type Creator_Page_Channel_On_Conflict = {
  constraint: Creator_Page_Channel_Constraint;
  update_columns?: Array<Creator_Page_Channel_Update_Column>;
  where?: Creator_Page_Channel_Bool_Exp | null | undefined;
};

/** update columns of table "creator_page_channel" */
export type Creator_Page_Channel_Update_Column =
  /** placeholder (do not use) */
  | '_PLACEHOLDER';

/** unique or primary key constraints on table "creator_page" */
export type Creator_Page_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'creator_page_pkey'
  /** unique or primary key constraint on columns "slug" */
  | 'creator_page_slug_key';

/** input type for inserting data into table "creator_page" */
export type Creator_Page_Insert_Input = {
  blocks?: Creator_Page_Block_Arr_Rel_Insert_Input | null | undefined;
  creator?: Creator_Obj_Rel_Insert_Input | null | undefined;
  /** The page's description of the creator. */
  description?: string | null | undefined;
  /** The font of the page. */
  font?: Page_Font_Enum | null | undefined;
  /** The wide picture at the top (1920 by 640). */
  hero_url?: string | null | undefined;
  /** True if others can see the page. */
  is_published?: boolean | null | undefined;
  /** The position in the list. */
  position?: number | null | undefined;
  shown_channels?: Creator_Page_Channel_Arr_Rel_Insert_Input | null | undefined;
  /** The last part of the address: lowercase letters, digits and dashes. */
  slug?: string | null | undefined;
  /** The title of the content or other item. */
  title?: string | null | undefined;
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

/** input type for updating data in table "creator_page" */
export type Creator_Page_Set_Input = {
  /** The page's description of the creator. */
  description?: string | null | undefined;
  /** The font of the page. */
  font?: Page_Font_Enum | null | undefined;
  /** The wide picture at the top (1920 by 640). */
  hero_url?: string | null | undefined;
  /** True if others can see the page. */
  is_published?: boolean | null | undefined;
  /** The position in the list. */
  position?: number | null | undefined;
  /** The last part of the address: lowercase letters, digits and dashes. */
  slug?: string | null | undefined;
  /** The title of the content or other item. */
  title?: string | null | undefined;
};

/** update columns of table "creator_page" */
export type Creator_Page_Update_Column =
  /** column name */
  | 'description'
  /** column name */
  | 'font'
  /** column name */
  | 'hero_url'
  /** column name */
  | 'is_published'
  /** column name */
  | 'position'
  /** column name */
  | 'slug'
  /** column name */
  | 'title';

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
  type?: Content_Type_Enum_Comparison_Exp | null | undefined;
  views?: Bigint_Comparison_Exp | null | undefined;
  views_per_item?: Bigint_Comparison_Exp | null | undefined;
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
  id?: Uuid_Comparison_Exp | null | undefined;
  landing_body?: String_Comparison_Exp | null | undefined;
  landing_title?: String_Comparison_Exp | null | undefined;
  memberships?: Program_Membership_Bool_Exp | null | undefined;
  memberships_aggregate?: Program_Membership_Aggregate_Bool_Exp | null | undefined;
  perks?: Program_Perk_Bool_Exp | null | undefined;
  privacy_policy?: String_Comparison_Exp | null | undefined;
  questions?: Program_Question_Bool_Exp | null | undefined;
  terms_of_use?: String_Comparison_Exp | null | undefined;
  terms_version?: Int_Comparison_Exp | null | undefined;
  thank_you_message?: String_Comparison_Exp | null | undefined;
  welcome?: Jsonb_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "creator_program" */
export type Creator_Program_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'creator_program_pkey';

/** input type for inserting data into table "creator_program" */
export type Creator_Program_Insert_Input = {
  activation?: Activation_Obj_Rel_Insert_Input | null | undefined;
  /** True if the join flow includes demographics. */
  ask_demographics?: boolean | null | undefined;
  /** True if the join flow includes hardware. */
  ask_hardware?: boolean | null | undefined;
  /** The code of conduct for members, as rich text. */
  code_of_conduct?: string | null | undefined;
  /** The members' Discord server. */
  discord_url?: string | null | undefined;
  /** The activation's id. */
  id?: string | null | undefined;
  /** Text of the landing page, as rich text. */
  landing_body?: string | null | undefined;
  /** Headline of the landing page. */
  landing_title?: string | null | undefined;
  perks?: Program_Perk_Arr_Rel_Insert_Input | null | undefined;
  /** The company's use of the applicants' data, as rich text. */
  privacy_policy?: string | null | undefined;
  questions?: Program_Question_Arr_Rel_Insert_Input | null | undefined;
  /** The company's own terms for members, as rich text. */
  terms_of_use?: string | null | undefined;
  /** The message that applicants see after they have applied. */
  thank_you_message?: string | null | undefined;
  /** The welcome message for accepted members. */
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

/** Ordering options when selecting data from "creator_program". */
export type Creator_Program_Order_By = {
  activation?: Activation_Order_By | null | undefined;
  ask_demographics?: Order_By | null | undefined;
  ask_hardware?: Order_By | null | undefined;
  code_of_conduct?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  landing_body?: Order_By | null | undefined;
  landing_title?: Order_By | null | undefined;
  memberships_aggregate?: Program_Membership_Aggregate_Order_By | null | undefined;
  privacy_policy?: Order_By | null | undefined;
  terms_of_use?: Order_By | null | undefined;
  terms_version?: Order_By | null | undefined;
  thank_you_message?: Order_By | null | undefined;
  welcome?: Order_By | null | undefined;
};

/** input type for updating data in table "creator_program" */
export type Creator_Program_Set_Input = {
  /** True if the join flow includes demographics. */
  ask_demographics?: boolean | null | undefined;
  /** True if the join flow includes hardware. */
  ask_hardware?: boolean | null | undefined;
  /** The code of conduct for members, as rich text. */
  code_of_conduct?: string | null | undefined;
  /** The members' Discord server. */
  discord_url?: string | null | undefined;
  /** Text of the landing page, as rich text. */
  landing_body?: string | null | undefined;
  /** Headline of the landing page. */
  landing_title?: string | null | undefined;
  /** The company's use of the applicants' data, as rich text. */
  privacy_policy?: string | null | undefined;
  /** The company's own terms for members, as rich text. */
  terms_of_use?: string | null | undefined;
  /** The message that applicants see after they have applied. */
  thank_you_message?: string | null | undefined;
  /** The welcome message for accepted members. */
  welcome_message?: string | null | undefined;
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
  | 'landing_body'
  /** column name */
  | 'landing_title'
  /** column name */
  | 'privacy_policy'
  /** column name */
  | 'terms_of_use'
  /** column name */
  | 'thank_you_message'
  /** column name */
  | 'welcome_message';

/** Boolean expression to filter rows from the table "creator_record". All fields are combined with a logical 'AND'. */
export type Creator_Record_Bool_Exp = {
  _and?: Array<Creator_Record_Bool_Exp> | null | undefined;
  _not?: Creator_Record_Bool_Exp | null | undefined;
  _or?: Array<Creator_Record_Bool_Exp> | null | undefined;
  answer_minutes?: Int_Comparison_Exp | null | undefined;
  completed?: Int_Comparison_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  ended?: Int_Comparison_Exp | null | undefined;
  quest_runs?: Quest_Run_Bool_Exp | null | undefined;
  quest_runs_aggregate?: Quest_Run_Aggregate_Bool_Exp | null | undefined;
};

/** Ordering options when selecting data from "creator_record". */
export type Creator_Record_Order_By = {
  answer_minutes?: Order_By | null | undefined;
  completed?: Order_By | null | undefined;
  creator_id?: Order_By | null | undefined;
  ended?: Order_By | null | undefined;
  quest_runs_aggregate?: Quest_Run_Aggregate_Order_By | null | undefined;
};

/** input type for updating data in table "creator" */
export type Creator_Set_Input = {
  /** The lowest amount of an offer that the creator accepts, in US cents. */
  minimum_deal_size_cents?: number | null | undefined;
  /** When the creator saved or skipped interests and hardware. */
  onboarded_at?: string | null | undefined;
  /** The language of most of the creator's content. */
  primary_content_language?: string | null | undefined;
  /** When the creator finished the quest onboarding and sent the profile to review. */
  quests_onboarded_at?: string | null | undefined;
};

/** update columns of table "creator" */
export type Creator_Update_Column =
  /** column name */
  | 'minimum_deal_size_cents'
  /** column name */
  | 'onboarded_at'
  /** column name */
  | 'primary_content_language'
  /** column name */
  | 'quests_onboarded_at';

/** Boolean expression to filter rows from the table "credit_note". All fields are combined with a logical 'AND'. */
export type Credit_Note_Bool_Exp = {
  _and?: Array<Credit_Note_Bool_Exp> | null | undefined;
  _not?: Credit_Note_Bool_Exp | null | undefined;
  _or?: Array<Credit_Note_Bool_Exp> | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  invoice?: Invoice_Bool_Exp | null | undefined;
  invoice_id?: Uuid_Comparison_Exp | null | undefined;
  issued_at?: Timestamptz_Comparison_Exp | null | undefined;
  number?: String_Comparison_Exp | null | undefined;
  quest_run?: Quest_Run_Bool_Exp | null | undefined;
  reason?: String_Comparison_Exp | null | undefined;
  total_cents?: Bigint_Comparison_Exp | null | undefined;
};

export type Criterion_Category_Enum =
  /** Clicks on the creator's link */
  | 'CLICKS'
  /** Content that the company reviews */
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
  problem?: String_Comparison_Exp | null | undefined;
  status?: Custom_Domain_Status_Enum_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
};

/** Ordering options when selecting data from "custom_domain". */
export type Custom_Domain_Order_By = {
  checked_at?: Order_By | null | undefined;
  company?: Company_Order_By | null | undefined;
  company_id?: Order_By | null | undefined;
  created_at?: Order_By | null | undefined;
  dns_token?: Order_By | null | undefined;
  domain?: Order_By | null | undefined;
  problem?: Order_By | null | undefined;
  status?: Order_By | null | undefined;
  updated_at?: Order_By | null | undefined;
};

export type Custom_Domain_Status_Enum =
  /** Waiting for the DNS update and a test */
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

/** Boolean expression to filter rows from the table "deal". All fields are combined with a logical 'AND'. */
export type Deal_Bool_Exp = {
  _and?: Array<Deal_Bool_Exp> | null | undefined;
  _not?: Deal_Bool_Exp | null | undefined;
  _or?: Array<Deal_Bool_Exp> | null | undefined;
  activation?: Activation_Bool_Exp | null | undefined;
  activation_id?: Uuid_Comparison_Exp | null | undefined;
  began_at?: Timestamptz_Comparison_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  ended_at?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  invitation?: Invitation_Bool_Exp | null | undefined;
  invitation_id?: Uuid_Comparison_Exp | null | undefined;
  invited_at?: Timestamptz_Comparison_Exp | null | undefined;
  is_own_turn?: Boolean_Comparison_Exp | null | undefined;
  kind?: String_Comparison_Exp | null | undefined;
  mission_run?: Mission_Run_Bool_Exp | null | undefined;
  mission_run_id?: Uuid_Comparison_Exp | null | undefined;
  next_due_at?: Timestamptz_Comparison_Exp | null | undefined;
  participant?: Key_Campaign_Participant_Bool_Exp | null | undefined;
  participant_id?: Uuid_Comparison_Exp | null | undefined;
  payload?: Jsonb_Comparison_Exp | null | undefined;
  quest_run?: Quest_Run_Bool_Exp | null | undefined;
  quest_run_id?: Uuid_Comparison_Exp | null | undefined;
  stage?: String_Comparison_Exp | null | undefined;
  status?: String_Comparison_Exp | null | undefined;
};

/** Ordering options when selecting data from "deal". */
export type Deal_Order_By = {
  activation?: Activation_Order_By | null | undefined;
  activation_id?: Order_By | null | undefined;
  began_at?: Order_By | null | undefined;
  company?: Company_Order_By | null | undefined;
  company_id?: Order_By | null | undefined;
  creator_id?: Order_By | null | undefined;
  ended_at?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  invitation?: Invitation_Order_By | null | undefined;
  invitation_id?: Order_By | null | undefined;
  invited_at?: Order_By | null | undefined;
  is_own_turn?: Order_By | null | undefined;
  kind?: Order_By | null | undefined;
  mission_run?: Mission_Run_Order_By | null | undefined;
  mission_run_id?: Order_By | null | undefined;
  next_due_at?: Order_By | null | undefined;
  participant?: Key_Campaign_Participant_Order_By | null | undefined;
  participant_id?: Order_By | null | undefined;
  payload?: Order_By | null | undefined;
  quest_run?: Quest_Run_Order_By | null | undefined;
  quest_run_id?: Order_By | null | undefined;
  stage?: Order_By | null | undefined;
  status?: Order_By | null | undefined;
};

/** input type for inserting data into table "denied_match" */
export type Denied_Match_Insert_Input = {
  /** The content that the row is about. */
  content_id?: string | null | undefined;
  /** The creator's participation in the key campaign. */
  participant_id?: string | null | undefined;
};

/** Boolean expression to filter rows from the table "device". All fields are combined with a logical 'AND'. */
export type Device_Bool_Exp = {
  _and?: Array<Device_Bool_Exp> | null | undefined;
  _not?: Device_Bool_Exp | null | undefined;
  _or?: Array<Device_Bool_Exp> | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  label?: String_Comparison_Exp | null | undefined;
  sessions?: Session_Bool_Exp | null | undefined;
  user?: User_Bool_Exp | null | undefined;
};

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

/** Ordering options when selecting data from "distribution_channel". */
export type Distribution_Channel_Order_By = {
  family?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  name?: Order_By | null | undefined;
  position?: Order_By | null | undefined;
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
  problem?: String_Comparison_Exp | null | undefined;
  requester?: User_Profile_Bool_Exp | null | undefined;
  row_count?: Int_Comparison_Exp | null | undefined;
  stages?: String_Array_Comparison_Exp | null | undefined;
  status?: Export_Status_Enum_Comparison_Exp | null | undefined;
  upload?: Upload_Bool_Exp | null | undefined;
  upload_id?: Uuid_Comparison_Exp | null | undefined;
};

export type Export_Kind_Enum =
  /** Codes of the code manager */
  | 'codes'
  /** Key participants: Pending, Active, Ended */
  | 'key_participants'
  /** Livestream insights */
  | 'livestream_insights'
  /** Members of Creator Programs: Applicants, Accepted, Rejected */
  | 'program_members'
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

export type Export_Status_Enum =
  /** Expired; the file was deleted */
  | 'expired'
  /** Failed; does not count toward the limit */
  | 'failed'
  /** Emailed, and ready to download */
  | 'ready'
  /** Waiting to be created */
  | 'requested'
  /** Being created */
  | 'running';

/** Boolean expression to compare columns of type "export_status_enum". All fields are combined with logical 'AND'. */
export type Export_Status_Enum_Comparison_Exp = {
  _eq?: Export_Status_Enum | null | undefined;
  _in?: Array<Export_Status_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Export_Status_Enum | null | undefined;
  _nin?: Array<Export_Status_Enum> | null | undefined;
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

/** Boolean expression to filter rows from the table "follow". All fields are combined with a logical 'AND'. */
export type Follow_Bool_Exp = {
  _and?: Array<Follow_Bool_Exp> | null | undefined;
  _not?: Follow_Bool_Exp | null | undefined;
  _or?: Array<Follow_Bool_Exp> | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  game?: Game_Bool_Exp | null | undefined;
  game_id?: Uuid_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  pages?: Creator_Page_Bool_Exp | null | undefined;
  profile?: User_Profile_Bool_Exp | null | undefined;
  tag?: Tag_Bool_Exp | null | undefined;
  tag_id?: Uuid_Comparison_Exp | null | undefined;
};

/** input type for inserting data into table "follow" */
export type Follow_Insert_Input = {
  /** The followed company. */
  company_id?: string | null | undefined;
  creator?: Creator_Obj_Rel_Insert_Input | null | undefined;
  /** The followed creator. */
  creator_id?: string | null | undefined;
  /** The followed game. */
  game_id?: string | null | undefined;
  pages?: Creator_Page_Arr_Rel_Insert_Input | null | undefined;
  /** The followed topic: a tag of any kind. */
  tag_id?: string | null | undefined;
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
  notes?: Note_Bool_Exp | null | undefined;
  notes_aggregate?: Note_Aggregate_Bool_Exp | null | undefined;
  periods?: Game_Period_Bool_Exp | null | undefined;
  periods_aggregate?: Game_Period_Aggregate_Bool_Exp | null | undefined;
  platforms?: Game_Platform_Bool_Exp | null | undefined;
  poster_url?: String_Comparison_Exp | null | undefined;
  publisher?: String_Comparison_Exp | null | undefined;
  released_on?: Date_Comparison_Exp | null | undefined;
  releases?: Game_Release_Bool_Exp | null | undefined;
  slug?: String_Comparison_Exp | null | undefined;
  tags?: Game_Tag_Bool_Exp | null | undefined;
  thumbnail_url?: String_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
  website?: String_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "game_news". All fields are combined with a logical 'AND'. */
export type Game_News_Bool_Exp = {
  _and?: Array<Game_News_Bool_Exp> | null | undefined;
  _not?: Game_News_Bool_Exp | null | undefined;
  _or?: Array<Game_News_Bool_Exp> | null | undefined;
  author?: String_Comparison_Exp | null | undefined;
  body?: String_Comparison_Exp | null | undefined;
  game?: Game_Bool_Exp | null | undefined;
  game_id?: Uuid_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  image_url?: String_Comparison_Exp | null | undefined;
  published_at?: Timestamptz_Comparison_Exp | null | undefined;
  source_url?: String_Comparison_Exp | null | undefined;
  summary?: String_Comparison_Exp | null | undefined;
  title?: String_Comparison_Exp | null | undefined;
};

/** Ordering options when selecting data from "game". */
export type Game_Order_By = {
  activations_aggregate?: Activation_Aggregate_Order_By | null | undefined;
  anticipation?: Order_By | null | undefined;
  content_aggregate?: Content_Aggregate_Order_By | null | undefined;
  created_at?: Order_By | null | undefined;
  description?: Order_By | null | undefined;
  developer?: Order_By | null | undefined;
  external_ids?: Order_By | null | undefined;
  hero_url?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  name?: Order_By | null | undefined;
  notes_aggregate?: Note_Aggregate_Order_By | null | undefined;
  periods_aggregate?: Game_Period_Aggregate_Order_By | null | undefined;
  poster_url?: Order_By | null | undefined;
  publisher?: Order_By | null | undefined;
  released_on?: Order_By | null | undefined;
  slug?: Order_By | null | undefined;
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

/** order by avg() on columns of table "game_period" */
export type Game_Period_Avg_Order_By = {
  /** The number of minutes on air. */
  air_minutes?: Order_By | null | undefined;
  /** Average concurrent viewers, weighted by air time. */
  average_ccv?: Order_By | null | undefined;
  /** The number of creators with content of the game. */
  creators?: Order_By | null | undefined;
  /** The number of days in the period. */
  days?: Order_By | null | undefined;
  /** The number of hours watched. */
  hours_watched?: Order_By | null | undefined;
  /** The number of streams and videos with figures in the period. */
  items?: Order_By | null | undefined;
  /** The number of views gained. */
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
  type?: Content_Type_Enum_Comparison_Exp | null | undefined;
  views?: Bigint_Comparison_Exp | null | undefined;
};

/** order by max() on columns of table "game_period" */
export type Game_Period_Max_Order_By = {
  /** The number of minutes on air. */
  air_minutes?: Order_By | null | undefined;
  /** Average concurrent viewers, weighted by air time. */
  average_ccv?: Order_By | null | undefined;
  /** The number of creators with content of the game. */
  creators?: Order_By | null | undefined;
  /** The number of days in the period. */
  days?: Order_By | null | undefined;
  /** The game that the row is about. */
  game_id?: Order_By | null | undefined;
  /** The number of hours watched. */
  hours_watched?: Order_By | null | undefined;
  /** The number of streams and videos with figures in the period. */
  items?: Order_By | null | undefined;
  /** The type of content. */
  type?: Order_By | null | undefined;
  /** The number of views gained. */
  views?: Order_By | null | undefined;
};

/** order by min() on columns of table "game_period" */
export type Game_Period_Min_Order_By = {
  /** The number of minutes on air. */
  air_minutes?: Order_By | null | undefined;
  /** Average concurrent viewers, weighted by air time. */
  average_ccv?: Order_By | null | undefined;
  /** The number of creators with content of the game. */
  creators?: Order_By | null | undefined;
  /** The number of days in the period. */
  days?: Order_By | null | undefined;
  /** The game that the row is about. */
  game_id?: Order_By | null | undefined;
  /** The number of hours watched. */
  hours_watched?: Order_By | null | undefined;
  /** The number of streams and videos with figures in the period. */
  items?: Order_By | null | undefined;
  /** The type of content. */
  type?: Order_By | null | undefined;
  /** The number of views gained. */
  views?: Order_By | null | undefined;
};

/** Ordering options when selecting data from "game_period". */
export type Game_Period_Order_By = {
  air_minutes?: Order_By | null | undefined;
  average_ccv?: Order_By | null | undefined;
  creators?: Order_By | null | undefined;
  days?: Order_By | null | undefined;
  game?: Game_Order_By | null | undefined;
  game_id?: Order_By | null | undefined;
  hours_watched?: Order_By | null | undefined;
  items?: Order_By | null | undefined;
  type?: Order_By | null | undefined;
  views?: Order_By | null | undefined;
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
  | 'type'
  /** column name */
  | 'views';

/** order by stddev() on columns of table "game_period" */
export type Game_Period_Stddev_Order_By = {
  /** The number of minutes on air. */
  air_minutes?: Order_By | null | undefined;
  /** Average concurrent viewers, weighted by air time. */
  average_ccv?: Order_By | null | undefined;
  /** The number of creators with content of the game. */
  creators?: Order_By | null | undefined;
  /** The number of days in the period. */
  days?: Order_By | null | undefined;
  /** The number of hours watched. */
  hours_watched?: Order_By | null | undefined;
  /** The number of streams and videos with figures in the period. */
  items?: Order_By | null | undefined;
  /** The number of views gained. */
  views?: Order_By | null | undefined;
};

/** order by stddev_pop() on columns of table "game_period" */
export type Game_Period_Stddev_Pop_Order_By = {
  /** The number of minutes on air. */
  air_minutes?: Order_By | null | undefined;
  /** Average concurrent viewers, weighted by air time. */
  average_ccv?: Order_By | null | undefined;
  /** The number of creators with content of the game. */
  creators?: Order_By | null | undefined;
  /** The number of days in the period. */
  days?: Order_By | null | undefined;
  /** The number of hours watched. */
  hours_watched?: Order_By | null | undefined;
  /** The number of streams and videos with figures in the period. */
  items?: Order_By | null | undefined;
  /** The number of views gained. */
  views?: Order_By | null | undefined;
};

/** order by stddev_samp() on columns of table "game_period" */
export type Game_Period_Stddev_Samp_Order_By = {
  /** The number of minutes on air. */
  air_minutes?: Order_By | null | undefined;
  /** Average concurrent viewers, weighted by air time. */
  average_ccv?: Order_By | null | undefined;
  /** The number of creators with content of the game. */
  creators?: Order_By | null | undefined;
  /** The number of days in the period. */
  days?: Order_By | null | undefined;
  /** The number of hours watched. */
  hours_watched?: Order_By | null | undefined;
  /** The number of streams and videos with figures in the period. */
  items?: Order_By | null | undefined;
  /** The number of views gained. */
  views?: Order_By | null | undefined;
};

/** order by sum() on columns of table "game_period" */
export type Game_Period_Sum_Order_By = {
  /** The number of minutes on air. */
  air_minutes?: Order_By | null | undefined;
  /** Average concurrent viewers, weighted by air time. */
  average_ccv?: Order_By | null | undefined;
  /** The number of creators with content of the game. */
  creators?: Order_By | null | undefined;
  /** The number of days in the period. */
  days?: Order_By | null | undefined;
  /** The number of hours watched. */
  hours_watched?: Order_By | null | undefined;
  /** The number of streams and videos with figures in the period. */
  items?: Order_By | null | undefined;
  /** The number of views gained. */
  views?: Order_By | null | undefined;
};

/** order by var_pop() on columns of table "game_period" */
export type Game_Period_Var_Pop_Order_By = {
  /** The number of minutes on air. */
  air_minutes?: Order_By | null | undefined;
  /** Average concurrent viewers, weighted by air time. */
  average_ccv?: Order_By | null | undefined;
  /** The number of creators with content of the game. */
  creators?: Order_By | null | undefined;
  /** The number of days in the period. */
  days?: Order_By | null | undefined;
  /** The number of hours watched. */
  hours_watched?: Order_By | null | undefined;
  /** The number of streams and videos with figures in the period. */
  items?: Order_By | null | undefined;
  /** The number of views gained. */
  views?: Order_By | null | undefined;
};

/** order by var_samp() on columns of table "game_period" */
export type Game_Period_Var_Samp_Order_By = {
  /** The number of minutes on air. */
  air_minutes?: Order_By | null | undefined;
  /** Average concurrent viewers, weighted by air time. */
  average_ccv?: Order_By | null | undefined;
  /** The number of creators with content of the game. */
  creators?: Order_By | null | undefined;
  /** The number of days in the period. */
  days?: Order_By | null | undefined;
  /** The number of hours watched. */
  hours_watched?: Order_By | null | undefined;
  /** The number of streams and videos with figures in the period. */
  items?: Order_By | null | undefined;
  /** The number of views gained. */
  views?: Order_By | null | undefined;
};

/** order by variance() on columns of table "game_period" */
export type Game_Period_Variance_Order_By = {
  /** The number of minutes on air. */
  air_minutes?: Order_By | null | undefined;
  /** Average concurrent viewers, weighted by air time. */
  average_ccv?: Order_By | null | undefined;
  /** The number of creators with content of the game. */
  creators?: Order_By | null | undefined;
  /** The number of days in the period. */
  days?: Order_By | null | undefined;
  /** The number of hours watched. */
  hours_watched?: Order_By | null | undefined;
  /** The number of streams and videos with figures in the period. */
  items?: Order_By | null | undefined;
  /** The number of views gained. */
  views?: Order_By | null | undefined;
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

/** order by aggregate values of table "invitation" */
export type Invitation_Aggregate_Order_By = {
  avg?: Invitation_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: Invitation_Max_Order_By | null | undefined;
  min?: Invitation_Min_Order_By | null | undefined;
  stddev?: Invitation_Stddev_Order_By | null | undefined;
  stddev_pop?: Invitation_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: Invitation_Stddev_Samp_Order_By | null | undefined;
  sum?: Invitation_Sum_Order_By | null | undefined;
  var_pop?: Invitation_Var_Pop_Order_By | null | undefined;
  var_samp?: Invitation_Var_Samp_Order_By | null | undefined;
  variance?: Invitation_Variance_Order_By | null | undefined;
};

/** order by avg() on columns of table "invitation" */
export type Invitation_Avg_Order_By = {
  /** The maximum bid for auto-bidding with this creator, in place of the quest's maximum. */
  auto_bid_max_cents?: Order_By | null | undefined;
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "invitation". All fields are combined with a logical 'AND'. */
export type Invitation_Bool_Exp = {
  _and?: Array<Invitation_Bool_Exp> | null | undefined;
  _not?: Invitation_Bool_Exp | null | undefined;
  _or?: Array<Invitation_Bool_Exp> | null | undefined;
  activation?: Activation_Bool_Exp | null | undefined;
  activation_id?: Uuid_Comparison_Exp | null | undefined;
  activation_type?: Activation_Kind_Enum_Comparison_Exp | null | undefined;
  answer_by?: Timestamptz_Comparison_Exp | null | undefined;
  answered_at?: Timestamptz_Comparison_Exp | null | undefined;
  auto_bid_max_cents?: Bigint_Comparison_Exp | null | undefined;
  auto_bid_over?: Auto_Bid_Action_Enum_Comparison_Exp | null | undefined;
  auto_bid_within?: Auto_Bid_Action_Enum_Comparison_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  deadline_at?: Timestamptz_Comparison_Exp | null | undefined;
  email?: Citext_Comparison_Exp | null | undefined;
  expired_at?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  invited_at?: Timestamptz_Comparison_Exp | null | undefined;
  known_creator_id?: Uuid_Comparison_Exp | null | undefined;
  message?: String_Comparison_Exp | null | undefined;
  quest_run?: Quest_Run_Bool_Exp | null | undefined;
  quest_run_id?: Uuid_Comparison_Exp | null | undefined;
  reminders_sent?: Bigint_Comparison_Exp | null | undefined;
  status?: Invitation_Status_Enum_Comparison_Exp | null | undefined;
  status_changed_at?: Timestamptz_Comparison_Exp | null | undefined;
  type?: Invitation_Type_Enum_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
  withdrawn_at?: Timestamptz_Comparison_Exp | null | undefined;
};

/** order by max() on columns of table "invitation" */
export type Invitation_Max_Order_By = {
  /** The activation that the row belongs to. */
  activation_id?: Order_By | null | undefined;
  /** The kind of activation: CREATOR_PROGRAM, KEY, MISSION or QUEST. */
  activation_type?: Order_By | null | undefined;
  /** The time of the answer. */
  answered_at?: Order_By | null | undefined;
  /** The maximum bid for auto-bidding with this creator, in place of the quest's maximum. */
  auto_bid_max_cents?: Order_By | null | undefined;
  /** Auto-bidding's reaction to a counter-offer over the maximum, instead of the quest's setting. */
  auto_bid_over?: Order_By | null | undefined;
  /** Auto-bidding's reaction to a counter-offer up to the maximum, instead of the quest's setting. */
  auto_bid_within?: Order_By | null | undefined;
  /** The owning company, always equal to the activation's company. */
  company_id?: Order_By | null | undefined;
  /** The deadline to answer. */
  deadline_at?: Order_By | null | undefined;
  /** The address of an EMAIL invitation; only its company can see it. */
  email?: Order_By | null | undefined;
  /** When the invitation expired without an answer, or the activation ended. */
  expired_at?: Order_By | null | undefined;
  /** The unique id of the row. */
  id?: Order_By | null | undefined;
  /** When the invitation was sent. */
  invited_at?: Order_By | null | undefined;
  /** The creator as the company can see them: for an EMAIL invitation, only after it is accepted. */
  known_creator_id?: Order_By | null | undefined;
  /** An optional message to the creator. */
  message?: Order_By | null | undefined;
  /** The quest run that the invitation's offer started, if the invitation had an offer. */
  quest_run_id?: Order_By | null | undefined;
  /** The current status of the invitation. */
  status?: Order_By | null | undefined;
  /** When the status last changed. */
  status_changed_at?: Order_By | null | undefined;
  /** The way in which the creator is addressed: EMAIL or USERID. */
  type?: Order_By | null | undefined;
  /** When the row last changed. */
  updated_at?: Order_By | null | undefined;
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
  /** When the invitation was withdrawn before an answer: by the company, or because the creator already takes part or has another invitation. */
  withdrawn_at?: Order_By | null | undefined;
};

/** order by min() on columns of table "invitation" */
export type Invitation_Min_Order_By = {
  /** The activation that the row belongs to. */
  activation_id?: Order_By | null | undefined;
  /** The kind of activation: CREATOR_PROGRAM, KEY, MISSION or QUEST. */
  activation_type?: Order_By | null | undefined;
  /** The time of the answer. */
  answered_at?: Order_By | null | undefined;
  /** The maximum bid for auto-bidding with this creator, in place of the quest's maximum. */
  auto_bid_max_cents?: Order_By | null | undefined;
  /** Auto-bidding's reaction to a counter-offer over the maximum, instead of the quest's setting. */
  auto_bid_over?: Order_By | null | undefined;
  /** Auto-bidding's reaction to a counter-offer up to the maximum, instead of the quest's setting. */
  auto_bid_within?: Order_By | null | undefined;
  /** The owning company, always equal to the activation's company. */
  company_id?: Order_By | null | undefined;
  /** The deadline to answer. */
  deadline_at?: Order_By | null | undefined;
  /** The address of an EMAIL invitation; only its company can see it. */
  email?: Order_By | null | undefined;
  /** When the invitation expired without an answer, or the activation ended. */
  expired_at?: Order_By | null | undefined;
  /** The unique id of the row. */
  id?: Order_By | null | undefined;
  /** When the invitation was sent. */
  invited_at?: Order_By | null | undefined;
  /** The creator as the company can see them: for an EMAIL invitation, only after it is accepted. */
  known_creator_id?: Order_By | null | undefined;
  /** An optional message to the creator. */
  message?: Order_By | null | undefined;
  /** The quest run that the invitation's offer started, if the invitation had an offer. */
  quest_run_id?: Order_By | null | undefined;
  /** The current status of the invitation. */
  status?: Order_By | null | undefined;
  /** When the status last changed. */
  status_changed_at?: Order_By | null | undefined;
  /** The way in which the creator is addressed: EMAIL or USERID. */
  type?: Order_By | null | undefined;
  /** When the row last changed. */
  updated_at?: Order_By | null | undefined;
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
  /** When the invitation was withdrawn before an answer: by the company, or because the creator already takes part or has another invitation. */
  withdrawn_at?: Order_By | null | undefined;
};

/** Ordering options when selecting data from "invitation". */
export type Invitation_Order_By = {
  activation?: Activation_Order_By | null | undefined;
  activation_id?: Order_By | null | undefined;
  activation_type?: Order_By | null | undefined;
  answer_by?: Order_By | null | undefined;
  answered_at?: Order_By | null | undefined;
  auto_bid_max_cents?: Order_By | null | undefined;
  auto_bid_over?: Order_By | null | undefined;
  auto_bid_within?: Order_By | null | undefined;
  company?: Company_Order_By | null | undefined;
  company_id?: Order_By | null | undefined;
  creator?: Creator_Order_By | null | undefined;
  creator_id?: Order_By | null | undefined;
  deadline_at?: Order_By | null | undefined;
  email?: Order_By | null | undefined;
  expired_at?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  invited_at?: Order_By | null | undefined;
  known_creator_id?: Order_By | null | undefined;
  message?: Order_By | null | undefined;
  quest_run?: Quest_Run_Order_By | null | undefined;
  quest_run_id?: Order_By | null | undefined;
  reminders_sent?: Order_By | null | undefined;
  status?: Order_By | null | undefined;
  status_changed_at?: Order_By | null | undefined;
  type?: Order_By | null | undefined;
  updated_at?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  withdrawn_at?: Order_By | null | undefined;
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
  | 'auto_bid_max_cents'
  /** column name */
  | 'auto_bid_over'
  /** column name */
  | 'auto_bid_within'
  /** column name */
  | 'company_id'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'deadline_at'
  /** column name */
  | 'email'
  /** column name */
  | 'expired_at'
  /** column name */
  | 'id'
  /** column name */
  | 'invited_at'
  /** column name */
  | 'known_creator_id'
  /** column name */
  | 'message'
  /** column name */
  | 'quest_run_id'
  /** column name */
  | 'status'
  /** column name */
  | 'status_changed_at'
  /** column name */
  | 'type'
  /** column name */
  | 'updated_at'
  /** column name */
  | 'version'
  /** column name */
  | 'withdrawn_at';

/** input type for updating data in table "invitation" */
export type Invitation_Set_Input = {
  /** The maximum bid for auto-bidding with this creator, in place of the quest's maximum. */
  auto_bid_max_cents?: number | null | undefined;
  /** Auto-bidding's reaction to a counter-offer over the maximum, instead of the quest's setting. */
  auto_bid_over?: Auto_Bid_Action_Enum | null | undefined;
  /** Auto-bidding's reaction to a counter-offer up to the maximum, instead of the quest's setting. */
  auto_bid_within?: Auto_Bid_Action_Enum | null | undefined;
};

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

/** order by stddev() on columns of table "invitation" */
export type Invitation_Stddev_Order_By = {
  /** The maximum bid for auto-bidding with this creator, in place of the quest's maximum. */
  auto_bid_max_cents?: Order_By | null | undefined;
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
};

/** order by stddev_pop() on columns of table "invitation" */
export type Invitation_Stddev_Pop_Order_By = {
  /** The maximum bid for auto-bidding with this creator, in place of the quest's maximum. */
  auto_bid_max_cents?: Order_By | null | undefined;
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
};

/** order by stddev_samp() on columns of table "invitation" */
export type Invitation_Stddev_Samp_Order_By = {
  /** The maximum bid for auto-bidding with this creator, in place of the quest's maximum. */
  auto_bid_max_cents?: Order_By | null | undefined;
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
};

/** order by sum() on columns of table "invitation" */
export type Invitation_Sum_Order_By = {
  /** The maximum bid for auto-bidding with this creator, in place of the quest's maximum. */
  auto_bid_max_cents?: Order_By | null | undefined;
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
};

export type Invitation_Type_Enum =
  /** By email address */
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

/** order by var_pop() on columns of table "invitation" */
export type Invitation_Var_Pop_Order_By = {
  /** The maximum bid for auto-bidding with this creator, in place of the quest's maximum. */
  auto_bid_max_cents?: Order_By | null | undefined;
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
};

/** order by var_samp() on columns of table "invitation" */
export type Invitation_Var_Samp_Order_By = {
  /** The maximum bid for auto-bidding with this creator, in place of the quest's maximum. */
  auto_bid_max_cents?: Order_By | null | undefined;
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
};

/** order by variance() on columns of table "invitation" */
export type Invitation_Variance_Order_By = {
  /** The maximum bid for auto-bidding with this creator, in place of the quest's maximum. */
  auto_bid_max_cents?: Order_By | null | undefined;
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
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
  number?: String_Comparison_Exp | null | undefined;
  payment?: Payment_Bool_Exp | null | undefined;
  payment_id?: Uuid_Comparison_Exp | null | undefined;
  status?: Invoice_Status_Enum_Comparison_Exp | null | undefined;
  total_cents?: Bigint_Comparison_Exp | null | undefined;
  upload?: Upload_Bool_Exp | null | undefined;
  upload_id?: Uuid_Comparison_Exp | null | undefined;
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

/** Ordering options when selecting data from "invoice". */
export type Invoice_Order_By = {
  company?: Company_Order_By | null | undefined;
  company_id?: Order_By | null | undefined;
  created_at?: Order_By | null | undefined;
  due_at?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  issued_at?: Order_By | null | undefined;
  number?: Order_By | null | undefined;
  payment?: Payment_Order_By | null | undefined;
  payment_id?: Order_By | null | undefined;
  status?: Order_By | null | undefined;
  total_cents?: Order_By | null | undefined;
  upload?: Upload_Order_By | null | undefined;
  upload_id?: Order_By | null | undefined;
};

export type Invoice_Status_Enum =
  /** Waiting for payment */
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

/** Boolean expression to filter rows from the table "key_acceptance". All fields are combined with a logical 'AND'. */
export type Key_Acceptance_Bool_Exp = {
  _and?: Array<Key_Acceptance_Bool_Exp> | null | undefined;
  _not?: Key_Acceptance_Bool_Exp | null | undefined;
  _or?: Array<Key_Acceptance_Bool_Exp> | null | undefined;
  accepts_newcomers?: Boolean_Comparison_Exp | null | undefined;
  activation?: Activation_Bool_Exp | null | undefined;
  activation_id?: Uuid_Comparison_Exp | null | undefined;
  continents?: String_Array_Comparison_Exp | null | undefined;
  countries?: String_Array_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  daily_cap?: Int_Comparison_Exp | null | undefined;
  minimum_completion?: Smallint_Comparison_Exp | null | undefined;
  size_tiers?: String_Array_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "key_acceptance" */
export type Key_Acceptance_Constraint =
  /** unique or primary key constraint on columns "activation_id" */
  | 'key_acceptance_pkey';

/** input type for inserting data into table "key_acceptance" */
export type Key_Acceptance_Insert_Input = {
  /** True if the rules accept creators who have not completed or failed any key yet. */
  accepts_newcomers?: boolean | null | undefined;
  activation?: Activation_Obj_Rel_Insert_Input | null | undefined;
  /** The key campaign that the row belongs to. */
  activation_id?: string | null | undefined;
  /** Accepted continents, as an alternative to the countries. */
  continents?: Array<string> | null | undefined;
  /** Accepted countries, as an alternative to the continents. */
  countries?: Array<string> | null | undefined;
  /** The maximum number of creators that the rules accept per day in Stockholm. */
  daily_cap?: number | null | undefined;
  /** The minimum percentage of the creator's past keys that led to content. Empty if there is no minimum. */
  minimum_completion?: number | null | undefined;
  /** The accepted size tiers of creators. Empty if all sizes are accepted. */
  size_tiers?: Array<string> | null | undefined;
};

/** input type for inserting object relation for remote table "key_acceptance" */
export type Key_Acceptance_Obj_Rel_Insert_Input = {
  data: Key_Acceptance_Insert_Input;
  /** upsert condition */
  on_conflict?: Key_Acceptance_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "key_acceptance" */
export type Key_Acceptance_On_Conflict = {
  constraint: Key_Acceptance_Constraint;
  update_columns?: Array<Key_Acceptance_Update_Column>;
  where?: Key_Acceptance_Bool_Exp | null | undefined;
};

/** Ordering options when selecting data from "key_acceptance". */
export type Key_Acceptance_Order_By = {
  accepts_newcomers?: Order_By | null | undefined;
  activation?: Activation_Order_By | null | undefined;
  activation_id?: Order_By | null | undefined;
  continents?: Order_By | null | undefined;
  countries?: Order_By | null | undefined;
  created_at?: Order_By | null | undefined;
  daily_cap?: Order_By | null | undefined;
  minimum_completion?: Order_By | null | undefined;
  size_tiers?: Order_By | null | undefined;
};

/** update columns of table "key_acceptance" */
export type Key_Acceptance_Update_Column =
  /** placeholder (do not use) */
  | '_PLACEHOLDER';

/** Boolean expression to filter rows from the table "key_campaign". All fields are combined with a logical 'AND'. */
export type Key_Campaign_Bool_Exp = {
  _and?: Array<Key_Campaign_Bool_Exp> | null | undefined;
  _not?: Key_Campaign_Bool_Exp | null | undefined;
  _or?: Array<Key_Campaign_Bool_Exp> | null | undefined;
  activation?: Activation_Bool_Exp | null | undefined;
  codes_per_creator?: Int_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  item_types?: Jsonb_Comparison_Exp | null | undefined;
  participants?: Key_Campaign_Participant_Bool_Exp | null | undefined;
  participants_aggregate?: Key_Campaign_Participant_Aggregate_Bool_Exp | null | undefined;
  planned_release?: Date_Comparison_Exp | null | undefined;
  review_days?: Int_Comparison_Exp | null | undefined;
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
  /** The maximum number of codes per creator. */
  codes_per_creator?: number | null | undefined;
  /** The activation's id. */
  id?: string | null | undefined;
  /** The planned release date of the game. */
  planned_release?: string | null | undefined;
  /** The days that the company has to review submitted content. */
  review_days?: number | null | undefined;
  /** True before the launch, when creators can only join the waitlist. Setting the column to false enables invitations, claims and content. */
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

/** Ordering options when selecting data from "key_campaign". */
export type Key_Campaign_Order_By = {
  activation?: Activation_Order_By | null | undefined;
  codes_per_creator?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  item_types?: Order_By | null | undefined;
  participants_aggregate?: Key_Campaign_Participant_Aggregate_Order_By | null | undefined;
  planned_release?: Order_By | null | undefined;
  review_days?: Order_By | null | undefined;
  updated_at?: Order_By | null | undefined;
  waitlist?: Order_By | null | undefined;
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

/** order by aggregate values of table "key_campaign_participant" */
export type Key_Campaign_Participant_Aggregate_Order_By = {
  avg?: Key_Campaign_Participant_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: Key_Campaign_Participant_Max_Order_By | null | undefined;
  min?: Key_Campaign_Participant_Min_Order_By | null | undefined;
  stddev?: Key_Campaign_Participant_Stddev_Order_By | null | undefined;
  stddev_pop?: Key_Campaign_Participant_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: Key_Campaign_Participant_Stddev_Samp_Order_By | null | undefined;
  sum?: Key_Campaign_Participant_Sum_Order_By | null | undefined;
  var_pop?: Key_Campaign_Participant_Var_Pop_Order_By | null | undefined;
  var_samp?: Key_Campaign_Participant_Var_Samp_Order_By | null | undefined;
  variance?: Key_Campaign_Participant_Variance_Order_By | null | undefined;
};

/** order by avg() on columns of table "key_campaign_participant" */
export type Key_Campaign_Participant_Avg_Order_By = {
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "key_campaign_participant". All fields are combined with a logical 'AND'. */
export type Key_Campaign_Participant_Bool_Exp = {
  _and?: Array<Key_Campaign_Participant_Bool_Exp> | null | undefined;
  _not?: Key_Campaign_Participant_Bool_Exp | null | undefined;
  _or?: Array<Key_Campaign_Participant_Bool_Exp> | null | undefined;
  applied_at?: Timestamptz_Comparison_Exp | null | undefined;
  asked_again_at?: Timestamptz_Comparison_Exp | null | undefined;
  campaign_id?: Uuid_Comparison_Exp | null | undefined;
  claimed_at?: Timestamptz_Comparison_Exp | null | undefined;
  code_claims?: Code_Claim_Bool_Exp | null | undefined;
  code_claims_aggregate?: Code_Claim_Aggregate_Bool_Exp | null | undefined;
  code_requests?: Code_Request_Bool_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  deadline_at?: Timestamptz_Comparison_Exp | null | undefined;
  decided_at?: Timestamptz_Comparison_Exp | null | undefined;
  decision_reason?: String_Comparison_Exp | null | undefined;
  embargo_broken_at?: Timestamptz_Comparison_Exp | null | undefined;
  embargo_content?: Content_Bool_Exp | null | undefined;
  finished_at?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  key_campaign?: Key_Campaign_Bool_Exp | null | undefined;
  matches?: Key_Match_Bool_Exp | null | undefined;
  matches_aggregate?: Key_Match_Aggregate_Bool_Exp | null | undefined;
  message?: String_Comparison_Exp | null | undefined;
  record?: Key_Record_Bool_Exp | null | undefined;
  screening?: String_Comparison_Exp | null | undefined;
  status?: Key_Campaign_Participant_Status_Enum_Comparison_Exp | null | undefined;
  status_changed_at?: Timestamptz_Comparison_Exp | null | undefined;
  submissions?: Submission_Bool_Exp | null | undefined;
  submissions_aggregate?: Submission_Aggregate_Bool_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
};

/** order by max() on columns of table "key_campaign_participant" */
export type Key_Campaign_Participant_Max_Order_By = {
  /** When the creator applied or was invited. */
  applied_at?: Order_By | null | undefined;
  /** The key campaign that the row belongs to. */
  campaign_id?: Order_By | null | undefined;
  /** When the first code was claimed. Empty again if all codes were revoked. */
  claimed_at?: Order_By | null | undefined;
  /** The owning company, always equal to the activation's company. */
  company_id?: Order_By | null | undefined;
  /** When the row was created. */
  created_at?: Order_By | null | undefined;
  /** The creator that the row is about. */
  creator_id?: Order_By | null | undefined;
  /** The deadline to submit content: 30 days after the claim, or 7 days after the embargo if that is later. */
  deadline_at?: Order_By | null | undefined;
  /** When the company accepted or rejected the creator. */
  decided_at?: Order_By | null | undefined;
  /** The company's reason for a rejection, shown to the creator. */
  decision_reason?: Order_By | null | undefined;
  /** When content was first seen in public before the embargo ended. */
  embargo_broken_at?: Order_By | null | undefined;
  /** When the participation was completed, failed or rejected. */
  finished_at?: Order_By | null | undefined;
  /** The unique id of the row. */
  id?: Order_By | null | undefined;
  /** The creator's message when applying. */
  message?: Order_By | null | undefined;
  /** The result of the company's acceptance rules: accepted, or the unmet rules. Empty until the rules have run. */
  screening?: Order_By | null | undefined;
  /** The creator's status. */
  status?: Order_By | null | undefined;
  /** When the status last changed. */
  status_changed_at?: Order_By | null | undefined;
  /** When the row last changed. */
  updated_at?: Order_By | null | undefined;
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
};

/** order by min() on columns of table "key_campaign_participant" */
export type Key_Campaign_Participant_Min_Order_By = {
  /** When the creator applied or was invited. */
  applied_at?: Order_By | null | undefined;
  /** The key campaign that the row belongs to. */
  campaign_id?: Order_By | null | undefined;
  /** When the first code was claimed. Empty again if all codes were revoked. */
  claimed_at?: Order_By | null | undefined;
  /** The owning company, always equal to the activation's company. */
  company_id?: Order_By | null | undefined;
  /** When the row was created. */
  created_at?: Order_By | null | undefined;
  /** The creator that the row is about. */
  creator_id?: Order_By | null | undefined;
  /** The deadline to submit content: 30 days after the claim, or 7 days after the embargo if that is later. */
  deadline_at?: Order_By | null | undefined;
  /** When the company accepted or rejected the creator. */
  decided_at?: Order_By | null | undefined;
  /** The company's reason for a rejection, shown to the creator. */
  decision_reason?: Order_By | null | undefined;
  /** When content was first seen in public before the embargo ended. */
  embargo_broken_at?: Order_By | null | undefined;
  /** When the participation was completed, failed or rejected. */
  finished_at?: Order_By | null | undefined;
  /** The unique id of the row. */
  id?: Order_By | null | undefined;
  /** The creator's message when applying. */
  message?: Order_By | null | undefined;
  /** The result of the company's acceptance rules: accepted, or the unmet rules. Empty until the rules have run. */
  screening?: Order_By | null | undefined;
  /** The creator's status. */
  status?: Order_By | null | undefined;
  /** When the status last changed. */
  status_changed_at?: Order_By | null | undefined;
  /** When the row last changed. */
  updated_at?: Order_By | null | undefined;
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
};

/** Ordering options when selecting data from "key_campaign_participant". */
export type Key_Campaign_Participant_Order_By = {
  applied_at?: Order_By | null | undefined;
  asked_again_at?: Order_By | null | undefined;
  campaign_id?: Order_By | null | undefined;
  claimed_at?: Order_By | null | undefined;
  code_claims_aggregate?: Code_Claim_Aggregate_Order_By | null | undefined;
  company?: Company_Order_By | null | undefined;
  company_id?: Order_By | null | undefined;
  created_at?: Order_By | null | undefined;
  creator?: Creator_Order_By | null | undefined;
  creator_id?: Order_By | null | undefined;
  deadline_at?: Order_By | null | undefined;
  decided_at?: Order_By | null | undefined;
  decision_reason?: Order_By | null | undefined;
  embargo_broken_at?: Order_By | null | undefined;
  embargo_content?: Content_Order_By | null | undefined;
  finished_at?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  key_campaign?: Key_Campaign_Order_By | null | undefined;
  matches_aggregate?: Key_Match_Aggregate_Order_By | null | undefined;
  message?: Order_By | null | undefined;
  record?: Key_Record_Order_By | null | undefined;
  screening?: Order_By | null | undefined;
  status?: Order_By | null | undefined;
  status_changed_at?: Order_By | null | undefined;
  submissions_aggregate?: Submission_Aggregate_Order_By | null | undefined;
  updated_at?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
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
  | 'decision_reason'
  /** column name */
  | 'embargo_broken_at'
  /** column name */
  | 'finished_at'
  /** column name */
  | 'id'
  /** column name */
  | 'message'
  /** column name */
  | 'screening'
  /** column name */
  | 'status'
  /** column name */
  | 'status_changed_at'
  /** column name */
  | 'updated_at'
  /** column name */
  | 'version';

export type Key_Campaign_Participant_Status_Enum =
  /** Accepted: can claim codes */
  | 'accepted'
  /** Claimed a code: 30 days to submit content */
  | 'claimed_key'
  /** Completed: content accepted */
  | 'completed'
  /** Failed: no content within 30 days */
  | 'failed'
  /** Applied; waiting for the company */
  | 'pending'
  /** Invited; has not answered yet */
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

/** order by stddev() on columns of table "key_campaign_participant" */
export type Key_Campaign_Participant_Stddev_Order_By = {
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
};

/** order by stddev_pop() on columns of table "key_campaign_participant" */
export type Key_Campaign_Participant_Stddev_Pop_Order_By = {
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
};

/** order by stddev_samp() on columns of table "key_campaign_participant" */
export type Key_Campaign_Participant_Stddev_Samp_Order_By = {
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
};

/** order by sum() on columns of table "key_campaign_participant" */
export type Key_Campaign_Participant_Sum_Order_By = {
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
};

/** order by var_pop() on columns of table "key_campaign_participant" */
export type Key_Campaign_Participant_Var_Pop_Order_By = {
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
};

/** order by var_samp() on columns of table "key_campaign_participant" */
export type Key_Campaign_Participant_Var_Samp_Order_By = {
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
};

/** order by variance() on columns of table "key_campaign_participant" */
export type Key_Campaign_Participant_Variance_Order_By = {
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
};

/** input type for updating data in table "key_campaign" */
export type Key_Campaign_Set_Input = {
  /** The maximum number of codes per creator. */
  codes_per_creator?: number | null | undefined;
  /** The planned release date of the game. */
  planned_release?: string | null | undefined;
  /** The days that the company has to review submitted content. */
  review_days?: number | null | undefined;
  /** True before the launch, when creators can only join the waitlist. Setting the column to false enables invitations, claims and content. */
  waitlist?: boolean | null | undefined;
};

/** update columns of table "key_campaign" */
export type Key_Campaign_Update_Column =
  /** column name */
  | 'codes_per_creator'
  /** column name */
  | 'planned_release'
  /** column name */
  | 'review_days'
  /** column name */
  | 'waitlist';

export type Key_Match_Aggregate_Bool_Exp = {
  count?: Key_Match_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Key_Match_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Key_Match_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Key_Match_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "key_match" */
export type Key_Match_Aggregate_Order_By = {
  count?: Order_By | null | undefined;
  max?: Key_Match_Max_Order_By | null | undefined;
  min?: Key_Match_Min_Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "key_match". All fields are combined with a logical 'AND'. */
export type Key_Match_Bool_Exp = {
  _and?: Array<Key_Match_Bool_Exp> | null | undefined;
  _not?: Key_Match_Bool_Exp | null | undefined;
  _or?: Array<Key_Match_Bool_Exp> | null | undefined;
  activation_id?: Uuid_Comparison_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  content?: Content_Bool_Exp | null | undefined;
  content_id?: Uuid_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  participant_id?: Uuid_Comparison_Exp | null | undefined;
  published_at?: Timestamptz_Comparison_Exp | null | undefined;
};

/** order by max() on columns of table "key_match" */
export type Key_Match_Max_Order_By = {
  /** The key campaign that the row belongs to. */
  activation_id?: Order_By | null | undefined;
  /** The company that owns the row. */
  company_id?: Order_By | null | undefined;
  /** The content that the row is about. */
  content_id?: Order_By | null | undefined;
  /** The creator of the content. */
  creator_id?: Order_By | null | undefined;
  /** The creator's participation in the key campaign. */
  participant_id?: Order_By | null | undefined;
  /** When the content was published or went live. */
  published_at?: Order_By | null | undefined;
};

/** order by min() on columns of table "key_match" */
export type Key_Match_Min_Order_By = {
  /** The key campaign that the row belongs to. */
  activation_id?: Order_By | null | undefined;
  /** The company that owns the row. */
  company_id?: Order_By | null | undefined;
  /** The content that the row is about. */
  content_id?: Order_By | null | undefined;
  /** The creator of the content. */
  creator_id?: Order_By | null | undefined;
  /** The creator's participation in the key campaign. */
  participant_id?: Order_By | null | undefined;
  /** When the content was published or went live. */
  published_at?: Order_By | null | undefined;
};

/** select columns of table "key_match" */
export type Key_Match_Select_Column =
  /** column name */
  | 'activation_id'
  /** column name */
  | 'company_id'
  /** column name */
  | 'content_id'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'participant_id'
  /** column name */
  | 'published_at';

/** Boolean expression to filter rows from the table "key_offer". All fields are combined with a logical 'AND'. */
export type Key_Offer_Bool_Exp = {
  _and?: Array<Key_Offer_Bool_Exp> | null | undefined;
  _not?: Key_Offer_Bool_Exp | null | undefined;
  _or?: Array<Key_Offer_Bool_Exp> | null | undefined;
  activation?: Activation_Bool_Exp | null | undefined;
  activation_id?: Uuid_Comparison_Exp | null | undefined;
  availability?: String_Comparison_Exp | null | undefined;
  available?: Bigint_Comparison_Exp | null | undefined;
  claimed?: Bigint_Comparison_Exp | null | undefined;
  code_item?: Code_Item_Bool_Exp | null | undefined;
  code_item_id?: Uuid_Comparison_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  distribution_channel?: Distribution_Channel_Bool_Exp | null | undefined;
  distribution_channel_id?: String_Comparison_Exp | null | undefined;
  platform?: String_Comparison_Exp | null | undefined;
  promised?: Int_Comparison_Exp | null | undefined;
  total?: Bigint_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "key_record". All fields are combined with a logical 'AND'. */
export type Key_Record_Bool_Exp = {
  _and?: Array<Key_Record_Bool_Exp> | null | undefined;
  _not?: Key_Record_Bool_Exp | null | undefined;
  _or?: Array<Key_Record_Bool_Exp> | null | undefined;
  completed?: Int_Comparison_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  ended?: Int_Comparison_Exp | null | undefined;
  participants?: Key_Campaign_Participant_Bool_Exp | null | undefined;
  participants_aggregate?: Key_Campaign_Participant_Aggregate_Bool_Exp | null | undefined;
};

/** Ordering options when selecting data from "key_record". */
export type Key_Record_Order_By = {
  completed?: Order_By | null | undefined;
  creator_id?: Order_By | null | undefined;
  ended?: Order_By | null | undefined;
  participants_aggregate?: Key_Campaign_Participant_Aggregate_Order_By | null | undefined;
};

/** input type for inserting data into table "key_set" */
export type Key_Set_Insert_Input = {
  activation?: Activation_Obj_Rel_Insert_Input | null | undefined;
  /** The activation that the row belongs to. */
  activation_id?: string | null | undefined;
  code_item?: Code_Item_Obj_Rel_Insert_Input | null | undefined;
  /** The item that the codes unlock. */
  code_item_id?: string | null | undefined;
  /** The store or region of the codes. */
  distribution_channel_id?: string | null | undefined;
  /** The maximum number of codes to hand out. Empty for no limit. */
  promised?: number | null | undefined;
};

/** Boolean expression to filter rows from the table "language". All fields are combined with a logical 'AND'. */
export type Language_Bool_Exp = {
  _and?: Array<Language_Bool_Exp> | null | undefined;
  _not?: Language_Bool_Exp | null | undefined;
  _or?: Array<Language_Bool_Exp> | null | undefined;
  code?: String_Comparison_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
};

/** Ordering options when selecting data from "language". */
export type Language_Order_By = {
  code?: Order_By | null | undefined;
  name?: Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "ledger_account". All fields are combined with a logical 'AND'. */
export type Ledger_Account_Bool_Exp = {
  _and?: Array<Ledger_Account_Bool_Exp> | null | undefined;
  _not?: Ledger_Account_Bool_Exp | null | undefined;
  _or?: Array<Ledger_Account_Bool_Exp> | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  entries?: Ledger_Entry_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  kind?: Ledger_Account_Kind_Enum_Comparison_Exp | null | undefined;
  quest_run?: Quest_Run_Bool_Exp | null | undefined;
};

export type Ledger_Account_Kind_Enum =
  /** Paid in by a company and not spent yet */
  | 'company'
  /** Earned by a creator and not paid out yet */
  | 'creator'
  /** Held for one quest run until its content is approved */
  | 'escrow'
  /** Losses from money that a company takes back after a creator got it: a cost, below zero */
  | 'loss'
  /** Fees that the platform keeps */
  | 'revenue'
  /** Received through a vendor (below zero), less what was paid out */
  | 'vendor'
  /** Fees that vendors deduct: a cost, below zero */
  | 'vendor_fees';

/** Boolean expression to compare columns of type "ledger_account_kind_enum". All fields are combined with logical 'AND'. */
export type Ledger_Account_Kind_Enum_Comparison_Exp = {
  _eq?: Ledger_Account_Kind_Enum | null | undefined;
  _in?: Array<Ledger_Account_Kind_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Ledger_Account_Kind_Enum | null | undefined;
  _nin?: Array<Ledger_Account_Kind_Enum> | null | undefined;
};

/** Boolean expression to filter rows from the table "ledger_entry". All fields are combined with a logical 'AND'. */
export type Ledger_Entry_Bool_Exp = {
  _and?: Array<Ledger_Entry_Bool_Exp> | null | undefined;
  _not?: Ledger_Entry_Bool_Exp | null | undefined;
  _or?: Array<Ledger_Entry_Bool_Exp> | null | undefined;
  account?: Ledger_Account_Bool_Exp | null | undefined;
  amount_cents?: Bigint_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Bigint_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "ledger_transfer". All fields are combined with a logical 'AND'. */
export type Ledger_Transfer_Bool_Exp = {
  _and?: Array<Ledger_Transfer_Bool_Exp> | null | undefined;
  _not?: Ledger_Transfer_Bool_Exp | null | undefined;
  _or?: Array<Ledger_Transfer_Bool_Exp> | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  description?: String_Comparison_Exp | null | undefined;
  entries?: Ledger_Entry_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  kind?: Ledger_Transfer_Kind_Enum_Comparison_Exp | null | undefined;
  payment?: Payment_Bool_Exp | null | undefined;
  payment_id?: Uuid_Comparison_Exp | null | undefined;
  quest_run?: Quest_Run_Bool_Exp | null | undefined;
  quest_run_id?: Uuid_Comparison_Exp | null | undefined;
};

export type Ledger_Transfer_Kind_Enum =
  /** Corrected by an admin */
  | 'adjustment'
  /** A company's bank took a payment back */
  | 'chargeback'
  /** The bank returned a disputed payment to us */
  | 'chargeback_won'
  /** A creator's work was approved: the creator's part and the platform's fee */
  | 'earning'
  /** Held for a quest run */
  | 'escrow'
  /** Money held for a quest run is returned to the company */
  | 'escrow_returned'
  /** A company paid */
  | 'payment'
  /** Paid out to a creator */
  | 'payout'
  /** A payout was returned */
  | 'payout_returned'
  /** A company paid for its plan */
  | 'plan'
  /** Refunded to a company */
  | 'refund'
  /** A refund, or a part of it, that a bank already paid from money it took from us; nothing leaves through the vendor */
  | 'refund_covered'
  /** The bank returned money to us that must now be refunded after all */
  | 'refund_uncovered'
  /** A vendor's fee */
  | 'vendor_fee';

/** Boolean expression to compare columns of type "ledger_transfer_kind_enum". All fields are combined with logical 'AND'. */
export type Ledger_Transfer_Kind_Enum_Comparison_Exp = {
  _eq?: Ledger_Transfer_Kind_Enum | null | undefined;
  _in?: Array<Ledger_Transfer_Kind_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Ledger_Transfer_Kind_Enum | null | undefined;
  _nin?: Array<Ledger_Transfer_Kind_Enum> | null | undefined;
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
  id?: Uuid_Comparison_Exp | null | undefined;
  kind?: Link_Kind_Enum_Comparison_Exp | null | undefined;
  slug?: String_Comparison_Exp | null | undefined;
  target_url?: String_Comparison_Exp | null | undefined;
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

/** Boolean expression to filter rows from the table "link_click_sum". All fields are combined with a logical 'AND'. */
export type Link_Click_Sum_Bool_Exp = {
  _and?: Array<Link_Click_Sum_Bool_Exp> | null | undefined;
  _not?: Link_Click_Sum_Bool_Exp | null | undefined;
  _or?: Array<Link_Click_Sum_Bool_Exp> | null | undefined;
  activation?: Activation_Bool_Exp | null | undefined;
  activation_id?: Uuid_Comparison_Exp | null | undefined;
  clicks?: Bigint_Comparison_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  country?: String_Comparison_Exp | null | undefined;
  device?: String_Comparison_Exp | null | undefined;
};

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
  /** The activation that the row belongs to. */
  activation_id?: string | null | undefined;
  /** The web address to which the link redirects. */
  target_url?: string | null | undefined;
};

export type Link_Kind_Enum =
  /** A creator's link in the kit */
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

/** on_conflict condition type for table "link" */
export type Link_On_Conflict = {
  constraint: Link_Constraint;
  update_columns?: Array<Link_Update_Column>;
  where?: Link_Bool_Exp | null | undefined;
};

/** update columns of table "link" */
export type Link_Update_Column =
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

/** order by aggregate values of table "matchmaking_item" */
export type Matchmaking_Item_Aggregate_Order_By = {
  avg?: Matchmaking_Item_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: Matchmaking_Item_Max_Order_By | null | undefined;
  min?: Matchmaking_Item_Min_Order_By | null | undefined;
  stddev?: Matchmaking_Item_Stddev_Order_By | null | undefined;
  stddev_pop?: Matchmaking_Item_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: Matchmaking_Item_Stddev_Samp_Order_By | null | undefined;
  sum?: Matchmaking_Item_Sum_Order_By | null | undefined;
  var_pop?: Matchmaking_Item_Var_Pop_Order_By | null | undefined;
  var_samp?: Matchmaking_Item_Var_Samp_Order_By | null | undefined;
  variance?: Matchmaking_Item_Variance_Order_By | null | undefined;
};

/** order by avg() on columns of table "matchmaking_item" */
export type Matchmaking_Item_Avg_Order_By = {
  /** A score from 0 to 1 for the frequency of publishing. */
  activity?: Order_By | null | undefined;
  /** Average concurrent viewers. */
  average_ccv?: Order_By | null | undefined;
  /** Average views of a video or short; empty for streams. */
  average_views?: Order_By | null | undefined;
  /** Estimated cost per hour watched, in US cents. Empty without predicted viewers. */
  cost_per_hour_cents?: Order_By | null | undefined;
  /** A score from 0 to 1 for the share of the followers who watch. */
  engagement?: Order_By | null | undefined;
  /** A score from 0 to 1 for the amount of content about the game and similar games. */
  game_fit?: Order_By | null | undefined;
  /** Hours streamed in the past 12 months. */
  hours_streamed?: Order_By | null | undefined;
  /** Predicted concurrent viewers. */
  predicted_ccv?: Order_By | null | undefined;
  /** Predicted views of a video or short; empty for streams. */
  predicted_views?: Order_By | null | undefined;
  /** A score from 0 to 1 for the expected number of viewers. */
  reach?: Order_By | null | undefined;
  /** The RecSys score from 0 to 1: the five signals, weighted by the company's goal. */
  score?: Order_By | null | undefined;
  /** Suggested offer in US cents. */
  suggested_offer_cents?: Order_By | null | undefined;
  /** A score from 0 to 1 for the number of completed activations. */
  track_record?: Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "matchmaking_item". All fields are combined with a logical 'AND'. */
export type Matchmaking_Item_Bool_Exp = {
  _and?: Array<Matchmaking_Item_Bool_Exp> | null | undefined;
  _not?: Matchmaking_Item_Bool_Exp | null | undefined;
  _or?: Array<Matchmaking_Item_Bool_Exp> | null | undefined;
  activation?: Activation_Bool_Exp | null | undefined;
  activation_id?: Uuid_Comparison_Exp | null | undefined;
  activity?: Float8_Comparison_Exp | null | undefined;
  average_ccv?: Int_Comparison_Exp | null | undefined;
  average_views?: Bigint_Comparison_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  cost_per_hour_cents?: Bigint_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  engagement?: Float8_Comparison_Exp | null | undefined;
  game_fit?: Float8_Comparison_Exp | null | undefined;
  hours_streamed?: Numeric_Comparison_Exp | null | undefined;
  insight?: Match_Insight_Enum_Comparison_Exp | null | undefined;
  invitation?: Invitation_Bool_Exp | null | undefined;
  matchmaking?: Matchmaking_Bool_Exp | null | undefined;
  matchmaking_id?: Uuid_Comparison_Exp | null | undefined;
  platform?: Channel_Provider_Enum_Comparison_Exp | null | undefined;
  predicted_ccv?: Int_Comparison_Exp | null | undefined;
  predicted_views?: Bigint_Comparison_Exp | null | undefined;
  reach?: Float8_Comparison_Exp | null | undefined;
  score?: Float8_Comparison_Exp | null | undefined;
  selected?: Boolean_Comparison_Exp | null | undefined;
  suggested_offer_cents?: Bigint_Comparison_Exp | null | undefined;
  track_record?: Float8_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
};

/** order by max() on columns of table "matchmaking_item" */
export type Matchmaking_Item_Max_Order_By = {
  /** The activation that needs creators, always equal to the matchmaking's activation. */
  activation_id?: Order_By | null | undefined;
  /** A score from 0 to 1 for the frequency of publishing. */
  activity?: Order_By | null | undefined;
  /** Average concurrent viewers. */
  average_ccv?: Order_By | null | undefined;
  /** Average views of a video or short; empty for streams. */
  average_views?: Order_By | null | undefined;
  /** The owning company, always equal to the activation's company. */
  company_id?: Order_By | null | undefined;
  /** Estimated cost per hour watched, in US cents. Empty without predicted viewers. */
  cost_per_hour_cents?: Order_By | null | undefined;
  /** The creator that the row is about. */
  creator_id?: Order_By | null | undefined;
  /** A score from 0 to 1 for the share of the followers who watch. */
  engagement?: Order_By | null | undefined;
  /** A score from 0 to 1 for the amount of content about the game and similar games. */
  game_fit?: Order_By | null | undefined;
  /** Hours streamed in the past 12 months. */
  hours_streamed?: Order_By | null | undefined;
  /** The quality of the match. */
  insight?: Order_By | null | undefined;
  /** The matchmaking that the row belongs to. */
  matchmaking_id?: Order_By | null | undefined;
  /** The channel's platform. */
  platform?: Order_By | null | undefined;
  /** Predicted concurrent viewers. */
  predicted_ccv?: Order_By | null | undefined;
  /** Predicted views of a video or short; empty for streams. */
  predicted_views?: Order_By | null | undefined;
  /** A score from 0 to 1 for the expected number of viewers. */
  reach?: Order_By | null | undefined;
  /** The RecSys score from 0 to 1: the five signals, weighted by the company's goal. */
  score?: Order_By | null | undefined;
  /** Suggested offer in US cents. */
  suggested_offer_cents?: Order_By | null | undefined;
  /** A score from 0 to 1 for the number of completed activations. */
  track_record?: Order_By | null | undefined;
  /** When the row last changed. */
  updated_at?: Order_By | null | undefined;
};

/** order by min() on columns of table "matchmaking_item" */
export type Matchmaking_Item_Min_Order_By = {
  /** The activation that needs creators, always equal to the matchmaking's activation. */
  activation_id?: Order_By | null | undefined;
  /** A score from 0 to 1 for the frequency of publishing. */
  activity?: Order_By | null | undefined;
  /** Average concurrent viewers. */
  average_ccv?: Order_By | null | undefined;
  /** Average views of a video or short; empty for streams. */
  average_views?: Order_By | null | undefined;
  /** The owning company, always equal to the activation's company. */
  company_id?: Order_By | null | undefined;
  /** Estimated cost per hour watched, in US cents. Empty without predicted viewers. */
  cost_per_hour_cents?: Order_By | null | undefined;
  /** The creator that the row is about. */
  creator_id?: Order_By | null | undefined;
  /** A score from 0 to 1 for the share of the followers who watch. */
  engagement?: Order_By | null | undefined;
  /** A score from 0 to 1 for the amount of content about the game and similar games. */
  game_fit?: Order_By | null | undefined;
  /** Hours streamed in the past 12 months. */
  hours_streamed?: Order_By | null | undefined;
  /** The quality of the match. */
  insight?: Order_By | null | undefined;
  /** The matchmaking that the row belongs to. */
  matchmaking_id?: Order_By | null | undefined;
  /** The channel's platform. */
  platform?: Order_By | null | undefined;
  /** Predicted concurrent viewers. */
  predicted_ccv?: Order_By | null | undefined;
  /** Predicted views of a video or short; empty for streams. */
  predicted_views?: Order_By | null | undefined;
  /** A score from 0 to 1 for the expected number of viewers. */
  reach?: Order_By | null | undefined;
  /** The RecSys score from 0 to 1: the five signals, weighted by the company's goal. */
  score?: Order_By | null | undefined;
  /** Suggested offer in US cents. */
  suggested_offer_cents?: Order_By | null | undefined;
  /** A score from 0 to 1 for the number of completed activations. */
  track_record?: Order_By | null | undefined;
  /** When the row last changed. */
  updated_at?: Order_By | null | undefined;
};

/** Ordering options when selecting data from "matchmaking_item". */
export type Matchmaking_Item_Order_By = {
  activation?: Activation_Order_By | null | undefined;
  activation_id?: Order_By | null | undefined;
  activity?: Order_By | null | undefined;
  average_ccv?: Order_By | null | undefined;
  average_views?: Order_By | null | undefined;
  company_id?: Order_By | null | undefined;
  cost_per_hour_cents?: Order_By | null | undefined;
  creator?: Creator_Order_By | null | undefined;
  creator_id?: Order_By | null | undefined;
  engagement?: Order_By | null | undefined;
  game_fit?: Order_By | null | undefined;
  hours_streamed?: Order_By | null | undefined;
  insight?: Order_By | null | undefined;
  invitation?: Invitation_Order_By | null | undefined;
  matchmaking?: Matchmaking_Order_By | null | undefined;
  matchmaking_id?: Order_By | null | undefined;
  platform?: Order_By | null | undefined;
  predicted_ccv?: Order_By | null | undefined;
  predicted_views?: Order_By | null | undefined;
  reach?: Order_By | null | undefined;
  score?: Order_By | null | undefined;
  selected?: Order_By | null | undefined;
  suggested_offer_cents?: Order_By | null | undefined;
  track_record?: Order_By | null | undefined;
  updated_at?: Order_By | null | undefined;
};

/** select columns of table "matchmaking_item" */
export type Matchmaking_Item_Select_Column =
  /** column name */
  | 'activation_id'
  /** column name */
  | 'activity'
  /** column name */
  | 'average_ccv'
  /** column name */
  | 'average_views'
  /** column name */
  | 'company_id'
  /** column name */
  | 'cost_per_hour_cents'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'engagement'
  /** column name */
  | 'game_fit'
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
  | 'predicted_views'
  /** column name */
  | 'reach'
  /** column name */
  | 'score'
  /** column name */
  | 'selected'
  /** column name */
  | 'suggested_offer_cents'
  /** column name */
  | 'track_record'
  /** column name */
  | 'updated_at';

/** select "matchmaking_item_aggregate_bool_exp_avg_arguments_columns" columns of table "matchmaking_item" */
export type Matchmaking_Item_Select_Column_Matchmaking_Item_Aggregate_Bool_Exp_Avg_Arguments_Columns =
  /** column name */
  | 'activity'
  /** column name */
  | 'engagement'
  /** column name */
  | 'game_fit'
  /** column name */
  | 'reach'
  /** column name */
  | 'score'
  /** column name */
  | 'track_record';

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
  | 'activity'
  /** column name */
  | 'engagement'
  /** column name */
  | 'game_fit'
  /** column name */
  | 'reach'
  /** column name */
  | 'score'
  /** column name */
  | 'track_record';

/** select "matchmaking_item_aggregate_bool_exp_covar_samp_arguments_columns" columns of table "matchmaking_item" */
export type Matchmaking_Item_Select_Column_Matchmaking_Item_Aggregate_Bool_Exp_Covar_Samp_Arguments_Columns =
  /** column name */
  | 'activity'
  /** column name */
  | 'engagement'
  /** column name */
  | 'game_fit'
  /** column name */
  | 'reach'
  /** column name */
  | 'score'
  /** column name */
  | 'track_record';

/** select "matchmaking_item_aggregate_bool_exp_max_arguments_columns" columns of table "matchmaking_item" */
export type Matchmaking_Item_Select_Column_Matchmaking_Item_Aggregate_Bool_Exp_Max_Arguments_Columns =
  /** column name */
  | 'activity'
  /** column name */
  | 'engagement'
  /** column name */
  | 'game_fit'
  /** column name */
  | 'reach'
  /** column name */
  | 'score'
  /** column name */
  | 'track_record';

/** select "matchmaking_item_aggregate_bool_exp_min_arguments_columns" columns of table "matchmaking_item" */
export type Matchmaking_Item_Select_Column_Matchmaking_Item_Aggregate_Bool_Exp_Min_Arguments_Columns =
  /** column name */
  | 'activity'
  /** column name */
  | 'engagement'
  /** column name */
  | 'game_fit'
  /** column name */
  | 'reach'
  /** column name */
  | 'score'
  /** column name */
  | 'track_record';

/** select "matchmaking_item_aggregate_bool_exp_stddev_samp_arguments_columns" columns of table "matchmaking_item" */
export type Matchmaking_Item_Select_Column_Matchmaking_Item_Aggregate_Bool_Exp_Stddev_Samp_Arguments_Columns =
  /** column name */
  | 'activity'
  /** column name */
  | 'engagement'
  /** column name */
  | 'game_fit'
  /** column name */
  | 'reach'
  /** column name */
  | 'score'
  /** column name */
  | 'track_record';

/** select "matchmaking_item_aggregate_bool_exp_sum_arguments_columns" columns of table "matchmaking_item" */
export type Matchmaking_Item_Select_Column_Matchmaking_Item_Aggregate_Bool_Exp_Sum_Arguments_Columns =
  /** column name */
  | 'activity'
  /** column name */
  | 'engagement'
  /** column name */
  | 'game_fit'
  /** column name */
  | 'reach'
  /** column name */
  | 'score'
  /** column name */
  | 'track_record';

/** select "matchmaking_item_aggregate_bool_exp_var_samp_arguments_columns" columns of table "matchmaking_item" */
export type Matchmaking_Item_Select_Column_Matchmaking_Item_Aggregate_Bool_Exp_Var_Samp_Arguments_Columns =
  /** column name */
  | 'activity'
  /** column name */
  | 'engagement'
  /** column name */
  | 'game_fit'
  /** column name */
  | 'reach'
  /** column name */
  | 'score'
  /** column name */
  | 'track_record';

/** order by stddev() on columns of table "matchmaking_item" */
export type Matchmaking_Item_Stddev_Order_By = {
  /** A score from 0 to 1 for the frequency of publishing. */
  activity?: Order_By | null | undefined;
  /** Average concurrent viewers. */
  average_ccv?: Order_By | null | undefined;
  /** Average views of a video or short; empty for streams. */
  average_views?: Order_By | null | undefined;
  /** Estimated cost per hour watched, in US cents. Empty without predicted viewers. */
  cost_per_hour_cents?: Order_By | null | undefined;
  /** A score from 0 to 1 for the share of the followers who watch. */
  engagement?: Order_By | null | undefined;
  /** A score from 0 to 1 for the amount of content about the game and similar games. */
  game_fit?: Order_By | null | undefined;
  /** Hours streamed in the past 12 months. */
  hours_streamed?: Order_By | null | undefined;
  /** Predicted concurrent viewers. */
  predicted_ccv?: Order_By | null | undefined;
  /** Predicted views of a video or short; empty for streams. */
  predicted_views?: Order_By | null | undefined;
  /** A score from 0 to 1 for the expected number of viewers. */
  reach?: Order_By | null | undefined;
  /** The RecSys score from 0 to 1: the five signals, weighted by the company's goal. */
  score?: Order_By | null | undefined;
  /** Suggested offer in US cents. */
  suggested_offer_cents?: Order_By | null | undefined;
  /** A score from 0 to 1 for the number of completed activations. */
  track_record?: Order_By | null | undefined;
};

/** order by stddev_pop() on columns of table "matchmaking_item" */
export type Matchmaking_Item_Stddev_Pop_Order_By = {
  /** A score from 0 to 1 for the frequency of publishing. */
  activity?: Order_By | null | undefined;
  /** Average concurrent viewers. */
  average_ccv?: Order_By | null | undefined;
  /** Average views of a video or short; empty for streams. */
  average_views?: Order_By | null | undefined;
  /** Estimated cost per hour watched, in US cents. Empty without predicted viewers. */
  cost_per_hour_cents?: Order_By | null | undefined;
  /** A score from 0 to 1 for the share of the followers who watch. */
  engagement?: Order_By | null | undefined;
  /** A score from 0 to 1 for the amount of content about the game and similar games. */
  game_fit?: Order_By | null | undefined;
  /** Hours streamed in the past 12 months. */
  hours_streamed?: Order_By | null | undefined;
  /** Predicted concurrent viewers. */
  predicted_ccv?: Order_By | null | undefined;
  /** Predicted views of a video or short; empty for streams. */
  predicted_views?: Order_By | null | undefined;
  /** A score from 0 to 1 for the expected number of viewers. */
  reach?: Order_By | null | undefined;
  /** The RecSys score from 0 to 1: the five signals, weighted by the company's goal. */
  score?: Order_By | null | undefined;
  /** Suggested offer in US cents. */
  suggested_offer_cents?: Order_By | null | undefined;
  /** A score from 0 to 1 for the number of completed activations. */
  track_record?: Order_By | null | undefined;
};

/** order by stddev_samp() on columns of table "matchmaking_item" */
export type Matchmaking_Item_Stddev_Samp_Order_By = {
  /** A score from 0 to 1 for the frequency of publishing. */
  activity?: Order_By | null | undefined;
  /** Average concurrent viewers. */
  average_ccv?: Order_By | null | undefined;
  /** Average views of a video or short; empty for streams. */
  average_views?: Order_By | null | undefined;
  /** Estimated cost per hour watched, in US cents. Empty without predicted viewers. */
  cost_per_hour_cents?: Order_By | null | undefined;
  /** A score from 0 to 1 for the share of the followers who watch. */
  engagement?: Order_By | null | undefined;
  /** A score from 0 to 1 for the amount of content about the game and similar games. */
  game_fit?: Order_By | null | undefined;
  /** Hours streamed in the past 12 months. */
  hours_streamed?: Order_By | null | undefined;
  /** Predicted concurrent viewers. */
  predicted_ccv?: Order_By | null | undefined;
  /** Predicted views of a video or short; empty for streams. */
  predicted_views?: Order_By | null | undefined;
  /** A score from 0 to 1 for the expected number of viewers. */
  reach?: Order_By | null | undefined;
  /** The RecSys score from 0 to 1: the five signals, weighted by the company's goal. */
  score?: Order_By | null | undefined;
  /** Suggested offer in US cents. */
  suggested_offer_cents?: Order_By | null | undefined;
  /** A score from 0 to 1 for the number of completed activations. */
  track_record?: Order_By | null | undefined;
};

/** order by sum() on columns of table "matchmaking_item" */
export type Matchmaking_Item_Sum_Order_By = {
  /** A score from 0 to 1 for the frequency of publishing. */
  activity?: Order_By | null | undefined;
  /** Average concurrent viewers. */
  average_ccv?: Order_By | null | undefined;
  /** Average views of a video or short; empty for streams. */
  average_views?: Order_By | null | undefined;
  /** Estimated cost per hour watched, in US cents. Empty without predicted viewers. */
  cost_per_hour_cents?: Order_By | null | undefined;
  /** A score from 0 to 1 for the share of the followers who watch. */
  engagement?: Order_By | null | undefined;
  /** A score from 0 to 1 for the amount of content about the game and similar games. */
  game_fit?: Order_By | null | undefined;
  /** Hours streamed in the past 12 months. */
  hours_streamed?: Order_By | null | undefined;
  /** Predicted concurrent viewers. */
  predicted_ccv?: Order_By | null | undefined;
  /** Predicted views of a video or short; empty for streams. */
  predicted_views?: Order_By | null | undefined;
  /** A score from 0 to 1 for the expected number of viewers. */
  reach?: Order_By | null | undefined;
  /** The RecSys score from 0 to 1: the five signals, weighted by the company's goal. */
  score?: Order_By | null | undefined;
  /** Suggested offer in US cents. */
  suggested_offer_cents?: Order_By | null | undefined;
  /** A score from 0 to 1 for the number of completed activations. */
  track_record?: Order_By | null | undefined;
};

/** order by var_pop() on columns of table "matchmaking_item" */
export type Matchmaking_Item_Var_Pop_Order_By = {
  /** A score from 0 to 1 for the frequency of publishing. */
  activity?: Order_By | null | undefined;
  /** Average concurrent viewers. */
  average_ccv?: Order_By | null | undefined;
  /** Average views of a video or short; empty for streams. */
  average_views?: Order_By | null | undefined;
  /** Estimated cost per hour watched, in US cents. Empty without predicted viewers. */
  cost_per_hour_cents?: Order_By | null | undefined;
  /** A score from 0 to 1 for the share of the followers who watch. */
  engagement?: Order_By | null | undefined;
  /** A score from 0 to 1 for the amount of content about the game and similar games. */
  game_fit?: Order_By | null | undefined;
  /** Hours streamed in the past 12 months. */
  hours_streamed?: Order_By | null | undefined;
  /** Predicted concurrent viewers. */
  predicted_ccv?: Order_By | null | undefined;
  /** Predicted views of a video or short; empty for streams. */
  predicted_views?: Order_By | null | undefined;
  /** A score from 0 to 1 for the expected number of viewers. */
  reach?: Order_By | null | undefined;
  /** The RecSys score from 0 to 1: the five signals, weighted by the company's goal. */
  score?: Order_By | null | undefined;
  /** Suggested offer in US cents. */
  suggested_offer_cents?: Order_By | null | undefined;
  /** A score from 0 to 1 for the number of completed activations. */
  track_record?: Order_By | null | undefined;
};

/** order by var_samp() on columns of table "matchmaking_item" */
export type Matchmaking_Item_Var_Samp_Order_By = {
  /** A score from 0 to 1 for the frequency of publishing. */
  activity?: Order_By | null | undefined;
  /** Average concurrent viewers. */
  average_ccv?: Order_By | null | undefined;
  /** Average views of a video or short; empty for streams. */
  average_views?: Order_By | null | undefined;
  /** Estimated cost per hour watched, in US cents. Empty without predicted viewers. */
  cost_per_hour_cents?: Order_By | null | undefined;
  /** A score from 0 to 1 for the share of the followers who watch. */
  engagement?: Order_By | null | undefined;
  /** A score from 0 to 1 for the amount of content about the game and similar games. */
  game_fit?: Order_By | null | undefined;
  /** Hours streamed in the past 12 months. */
  hours_streamed?: Order_By | null | undefined;
  /** Predicted concurrent viewers. */
  predicted_ccv?: Order_By | null | undefined;
  /** Predicted views of a video or short; empty for streams. */
  predicted_views?: Order_By | null | undefined;
  /** A score from 0 to 1 for the expected number of viewers. */
  reach?: Order_By | null | undefined;
  /** The RecSys score from 0 to 1: the five signals, weighted by the company's goal. */
  score?: Order_By | null | undefined;
  /** Suggested offer in US cents. */
  suggested_offer_cents?: Order_By | null | undefined;
  /** A score from 0 to 1 for the number of completed activations. */
  track_record?: Order_By | null | undefined;
};

/** order by variance() on columns of table "matchmaking_item" */
export type Matchmaking_Item_Variance_Order_By = {
  /** A score from 0 to 1 for the frequency of publishing. */
  activity?: Order_By | null | undefined;
  /** Average concurrent viewers. */
  average_ccv?: Order_By | null | undefined;
  /** Average views of a video or short; empty for streams. */
  average_views?: Order_By | null | undefined;
  /** Estimated cost per hour watched, in US cents. Empty without predicted viewers. */
  cost_per_hour_cents?: Order_By | null | undefined;
  /** A score from 0 to 1 for the share of the followers who watch. */
  engagement?: Order_By | null | undefined;
  /** A score from 0 to 1 for the amount of content about the game and similar games. */
  game_fit?: Order_By | null | undefined;
  /** Hours streamed in the past 12 months. */
  hours_streamed?: Order_By | null | undefined;
  /** Predicted concurrent viewers. */
  predicted_ccv?: Order_By | null | undefined;
  /** Predicted views of a video or short; empty for streams. */
  predicted_views?: Order_By | null | undefined;
  /** A score from 0 to 1 for the expected number of viewers. */
  reach?: Order_By | null | undefined;
  /** The RecSys score from 0 to 1: the five signals, weighted by the company's goal. */
  score?: Order_By | null | undefined;
  /** Suggested offer in US cents. */
  suggested_offer_cents?: Order_By | null | undefined;
  /** A score from 0 to 1 for the number of completed activations. */
  track_record?: Order_By | null | undefined;
};

export type Matchmaking_Objective_Enum =
  /** As many people as possible see the game */
  | 'awareness'
  /** Viewers wishlist or buy the game */
  | 'conversion'
  /** Viewers are engaged */
  | 'engagement';

/** Boolean expression to compare columns of type "matchmaking_objective_enum". All fields are combined with logical 'AND'. */
export type Matchmaking_Objective_Enum_Comparison_Exp = {
  _eq?: Matchmaking_Objective_Enum | null | undefined;
  _in?: Array<Matchmaking_Objective_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Matchmaking_Objective_Enum | null | undefined;
  _nin?: Array<Matchmaking_Objective_Enum> | null | undefined;
};

/** Ordering options when selecting data from "matchmaking". */
export type Matchmaking_Order_By = {
  activation?: Activation_Order_By | null | undefined;
  activation_id?: Order_By | null | undefined;
  budget_cents?: Order_By | null | undefined;
  company?: Company_Order_By | null | undefined;
  company_id?: Order_By | null | undefined;
  countries?: Order_By | null | undefined;
  created_at?: Order_By | null | undefined;
  creators_considered?: Order_By | null | undefined;
  finished_at?: Order_By | null | undefined;
  game?: Game_Order_By | null | undefined;
  game_id?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  items_aggregate?: Matchmaking_Item_Aggregate_Order_By | null | undefined;
  languages?: Order_By | null | undefined;
  objective?: Order_By | null | undefined;
  platforms?: Order_By | null | undefined;
  size_tiers?: Order_By | null | undefined;
  status?: Order_By | null | undefined;
};

export type Matchmaking_Status_Enum =
  /** The computation failed */
  | 'failed'
  /** Being computed */
  | 'generating'
  /** The suggestions are ready */
  | 'ready';

/** Boolean expression to compare columns of type "matchmaking_status_enum". All fields are combined with logical 'AND'. */
export type Matchmaking_Status_Enum_Comparison_Exp = {
  _eq?: Matchmaking_Status_Enum | null | undefined;
  _in?: Array<Matchmaking_Status_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Matchmaking_Status_Enum | null | undefined;
  _nin?: Array<Matchmaking_Status_Enum> | null | undefined;
};

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
  id?: Uuid_Comparison_Exp | null | undefined;
  max_participants?: Int_Comparison_Exp | null | undefined;
  repeatable_count?: Int_Comparison_Exp | null | undefined;
  review_days?: Int_Comparison_Exp | null | undefined;
  rewards?: Mission_Reward_Bool_Exp | null | undefined;
  run_days?: Int_Comparison_Exp | null | undefined;
  runs?: Mission_Run_Bool_Exp | null | undefined;
  runs_aggregate?: Mission_Run_Aggregate_Bool_Exp | null | undefined;
  unlocks?: Mission_Unlock_Bool_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "mission" */
export type Mission_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'mission_pkey';

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
  target?: Bigint_Comparison_Exp | null | undefined;
  target_url?: String_Comparison_Exp | null | undefined;
  title?: String_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "mission_criterion" */
export type Mission_Criterion_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'mission_criterion_pkey';

/** input type for inserting data into table "mission_criterion" */
export type Mission_Criterion_Insert_Input = {
  /** The category of the criterion. */
  category?: Criterion_Category_Enum | null | undefined;
  /** The way to complete a custom criterion. */
  custom_completion?: Custom_Completion_Enum | null | undefined;
  /** The company's description of the criterion. */
  description?: string | null | undefined;
  /** The metric of the criterion. */
  metric?: Metric_Type_Enum | null | undefined;
  mission?: Mission_Obj_Rel_Insert_Input | null | undefined;
  /** The mission that the row belongs to. */
  mission_id?: string | null | undefined;
  /** The position in the list, from 1. */
  position?: number | null | undefined;
  /** The target value. For custom criteria, the number of accepted submissions. */
  target?: number | null | undefined;
  /** For clicks, the target of each creator's link. If empty, the link leads to the company's website. */
  target_url?: string | null | undefined;
  /** The company's title for the criterion. */
  title?: string | null | undefined;
};

/** on_conflict condition type for table "mission_criterion" */
export type Mission_Criterion_On_Conflict = {
  constraint: Mission_Criterion_Constraint;
  update_columns?: Array<Mission_Criterion_Update_Column>;
  where?: Mission_Criterion_Bool_Exp | null | undefined;
};

/** Ordering options when selecting data from "mission_criterion". */
export type Mission_Criterion_Order_By = {
  category?: Order_By | null | undefined;
  created_at?: Order_By | null | undefined;
  custom_completion?: Order_By | null | undefined;
  description?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  metric?: Order_By | null | undefined;
  mission?: Mission_Order_By | null | undefined;
  mission_id?: Order_By | null | undefined;
  position?: Order_By | null | undefined;
  target?: Order_By | null | undefined;
  target_url?: Order_By | null | undefined;
  title?: Order_By | null | undefined;
};

/** update columns of table "mission_criterion" */
export type Mission_Criterion_Update_Column =
  /** placeholder (do not use) */
  | '_PLACEHOLDER';

/** input type for inserting data into table "mission" */
export type Mission_Insert_Input = {
  /** The access restriction. The chosen lists, program and missions are in the requirement. */
  access?: Mission_Access_Enum | null | undefined;
  activation?: Activation_Obj_Rel_Insert_Input | null | undefined;
  criteria?: Mission_Criterion_Arr_Rel_Insert_Input | null | undefined;
  /** The activation's id. */
  id?: string | null | undefined;
  /** The maximum number of creators. Empty for no limit. */
  max_participants?: number | null | undefined;
  /** The number of times a creator can complete the mission. 0 means unlimited. */
  repeatable_count?: number | null | undefined;
  /** The days that the company has to review the work of a creator. */
  review_days?: number | null | undefined;
  rewards?: Mission_Reward_Arr_Rel_Insert_Input | null | undefined;
  /** The days a creator has from joining, or from the start if they joined earlier. Empty if the creator has until the mission ends. */
  run_days?: number | null | undefined;
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

/** Ordering options when selecting data from "mission". */
export type Mission_Order_By = {
  access?: Order_By | null | undefined;
  activation?: Activation_Order_By | null | undefined;
  id?: Order_By | null | undefined;
  max_participants?: Order_By | null | undefined;
  repeatable_count?: Order_By | null | undefined;
  review_days?: Order_By | null | undefined;
  run_days?: Order_By | null | undefined;
  runs_aggregate?: Mission_Run_Aggregate_Order_By | null | undefined;
  updated_at?: Order_By | null | undefined;
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
  /** The platform or store. */
  distribution_channel_id?: string | null | undefined;
  reward?: Mission_Reward_Obj_Rel_Insert_Input | null | undefined;
  /** The reward that the row belongs to. */
  reward_id?: string | null | undefined;
};

/** on_conflict condition type for table "mission_reward_channel" */
export type Mission_Reward_Channel_On_Conflict = {
  constraint: Mission_Reward_Channel_Constraint;
  update_columns?: Array<Mission_Reward_Channel_Update_Column>;
  where?: Mission_Reward_Channel_Bool_Exp | null | undefined;
};

/** update columns of table "mission_reward_channel" */
export type Mission_Reward_Channel_Update_Column =
  /** placeholder (do not use) */
  | '_PLACEHOLDER';

/** unique or primary key constraints on table "mission_reward" */
export type Mission_Reward_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'mission_reward_pkey';

/** input type for inserting data into table "mission_reward" */
export type Mission_Reward_Insert_Input = {
  /** True if the company has confirmed that it will deliver the reward. */
  agreed?: boolean | null | undefined;
  channels?: Mission_Reward_Channel_Arr_Rel_Insert_Input | null | undefined;
  code_item?: Code_Item_Obj_Rel_Insert_Input | null | undefined;
  /** The code item that a distribution rule gives out. */
  code_item_id?: string | null | undefined;
  /** The description of the reward. */
  description?: string | null | undefined;
  /** The reward's picture, 120x160. */
  image_url?: string | null | undefined;
  /** Custom, merchandise or a code distribution rule. */
  kind?: Mission_Reward_Kind_Enum | null | undefined;
  /** An optional message to the creator who claims the reward. */
  message?: string | null | undefined;
  mission?: Mission_Obj_Rel_Insert_Input | null | undefined;
  /** The mission that the row belongs to. */
  mission_id?: string | null | undefined;
  /** The name that people see. */
  name?: string | null | undefined;
  /** The number of merchandise items per creator. */
  number_of_items?: number | null | undefined;
  /** The position in the list, from 1. */
  position?: number | null | undefined;
  /** The number of codes per creator under a distribution rule. */
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

/** update columns of table "mission_reward" */
export type Mission_Reward_Update_Column =
  /** placeholder (do not use) */
  | '_PLACEHOLDER';

export type Mission_Run_Aggregate_Bool_Exp = {
  count?: Mission_Run_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Mission_Run_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Mission_Run_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Mission_Run_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "mission_run" */
export type Mission_Run_Aggregate_Order_By = {
  avg?: Mission_Run_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: Mission_Run_Max_Order_By | null | undefined;
  min?: Mission_Run_Min_Order_By | null | undefined;
  stddev?: Mission_Run_Stddev_Order_By | null | undefined;
  stddev_pop?: Mission_Run_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: Mission_Run_Stddev_Samp_Order_By | null | undefined;
  sum?: Mission_Run_Sum_Order_By | null | undefined;
  var_pop?: Mission_Run_Var_Pop_Order_By | null | undefined;
  var_samp?: Mission_Run_Var_Samp_Order_By | null | undefined;
  variance?: Mission_Run_Variance_Order_By | null | undefined;
};

/** order by avg() on columns of table "mission_run" */
export type Mission_Run_Avg_Order_By = {
  /** The number of this run among the creator's runs of the mission. */
  round?: Order_By | null | undefined;
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "mission_run". All fields are combined with a logical 'AND'. */
export type Mission_Run_Bool_Exp = {
  _and?: Array<Mission_Run_Bool_Exp> | null | undefined;
  _not?: Mission_Run_Bool_Exp | null | undefined;
  _or?: Array<Mission_Run_Bool_Exp> | null | undefined;
  claims?: Reward_Claim_Bool_Exp | null | undefined;
  code_requests?: Code_Request_Bool_Exp | null | undefined;
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

/** order by max() on columns of table "mission_run" */
export type Mission_Run_Max_Order_By = {
  /** The owning company, always equal to the activation's company. */
  company_id?: Order_By | null | undefined;
  /** When the row was created. */
  created_at?: Order_By | null | undefined;
  /** The creator that the row is about. */
  creator_id?: Order_By | null | undefined;
  /** The deadline to submit content. */
  deadline_at?: Order_By | null | undefined;
  /** When the run reached a terminal status. */
  finished_at?: Order_By | null | undefined;
  /** The unique id of the row. */
  id?: Order_By | null | undefined;
  /** When the creator joined. Only content made after this time and after the mission's start counts. */
  joined_at?: Order_By | null | undefined;
  /** The mission that the row belongs to. */
  mission_id?: Order_By | null | undefined;
  /** The company's message when it declines the work. */
  review_message?: Order_By | null | undefined;
  /** When the company decided on the work. */
  reviewed_at?: Order_By | null | undefined;
  /** The number of this run among the creator's runs of the mission. */
  round?: Order_By | null | undefined;
  /** The current status. Only the status changes in mission_run_transition are allowed. */
  status?: Order_By | null | undefined;
  /** When the status last changed. */
  status_changed_at?: Order_By | null | undefined;
  /** When the creator had submitted all content. */
  submitted_at?: Order_By | null | undefined;
  /** When the row last changed. */
  updated_at?: Order_By | null | undefined;
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
};

/** order by min() on columns of table "mission_run" */
export type Mission_Run_Min_Order_By = {
  /** The owning company, always equal to the activation's company. */
  company_id?: Order_By | null | undefined;
  /** When the row was created. */
  created_at?: Order_By | null | undefined;
  /** The creator that the row is about. */
  creator_id?: Order_By | null | undefined;
  /** The deadline to submit content. */
  deadline_at?: Order_By | null | undefined;
  /** When the run reached a terminal status. */
  finished_at?: Order_By | null | undefined;
  /** The unique id of the row. */
  id?: Order_By | null | undefined;
  /** When the creator joined. Only content made after this time and after the mission's start counts. */
  joined_at?: Order_By | null | undefined;
  /** The mission that the row belongs to. */
  mission_id?: Order_By | null | undefined;
  /** The company's message when it declines the work. */
  review_message?: Order_By | null | undefined;
  /** When the company decided on the work. */
  reviewed_at?: Order_By | null | undefined;
  /** The number of this run among the creator's runs of the mission. */
  round?: Order_By | null | undefined;
  /** The current status. Only the status changes in mission_run_transition are allowed. */
  status?: Order_By | null | undefined;
  /** When the status last changed. */
  status_changed_at?: Order_By | null | undefined;
  /** When the creator had submitted all content. */
  submitted_at?: Order_By | null | undefined;
  /** When the row last changed. */
  updated_at?: Order_By | null | undefined;
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
};

/** Ordering options when selecting data from "mission_run". */
export type Mission_Run_Order_By = {
  company?: Company_Order_By | null | undefined;
  company_id?: Order_By | null | undefined;
  created_at?: Order_By | null | undefined;
  creator?: Creator_Order_By | null | undefined;
  creator_id?: Order_By | null | undefined;
  deadline_at?: Order_By | null | undefined;
  finished_at?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  joined_at?: Order_By | null | undefined;
  mission?: Mission_Order_By | null | undefined;
  mission_id?: Order_By | null | undefined;
  review_message?: Order_By | null | undefined;
  reviewed_at?: Order_By | null | undefined;
  round?: Order_By | null | undefined;
  shipping_address?: Shipping_Address_Order_By | null | undefined;
  status?: Order_By | null | undefined;
  status_changed_at?: Order_By | null | undefined;
  submissions_aggregate?: Submission_Aggregate_Order_By | null | undefined;
  submitted_at?: Order_By | null | undefined;
  updated_at?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
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
  /** In progress */
  | 'active'
  /** Canceled by the company */
  | 'canceled'
  /** Rewards are waiting to be claimed */
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

/** order by stddev() on columns of table "mission_run" */
export type Mission_Run_Stddev_Order_By = {
  /** The number of this run among the creator's runs of the mission. */
  round?: Order_By | null | undefined;
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
};

/** order by stddev_pop() on columns of table "mission_run" */
export type Mission_Run_Stddev_Pop_Order_By = {
  /** The number of this run among the creator's runs of the mission. */
  round?: Order_By | null | undefined;
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
};

/** order by stddev_samp() on columns of table "mission_run" */
export type Mission_Run_Stddev_Samp_Order_By = {
  /** The number of this run among the creator's runs of the mission. */
  round?: Order_By | null | undefined;
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
};

/** order by sum() on columns of table "mission_run" */
export type Mission_Run_Sum_Order_By = {
  /** The number of this run among the creator's runs of the mission. */
  round?: Order_By | null | undefined;
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
};

/** order by var_pop() on columns of table "mission_run" */
export type Mission_Run_Var_Pop_Order_By = {
  /** The number of this run among the creator's runs of the mission. */
  round?: Order_By | null | undefined;
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
};

/** order by var_samp() on columns of table "mission_run" */
export type Mission_Run_Var_Samp_Order_By = {
  /** The number of this run among the creator's runs of the mission. */
  round?: Order_By | null | undefined;
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
};

/** order by variance() on columns of table "mission_run" */
export type Mission_Run_Variance_Order_By = {
  /** The number of this run among the creator's runs of the mission. */
  round?: Order_By | null | undefined;
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
};

/** input type for updating data in table "mission" */
export type Mission_Set_Input = {
  /** The access restriction. The chosen lists, program and missions are in the requirement. */
  access?: Mission_Access_Enum | null | undefined;
  /** The maximum number of creators. Empty for no limit. */
  max_participants?: number | null | undefined;
  /** The number of times a creator can complete the mission. 0 means unlimited. */
  repeatable_count?: number | null | undefined;
  /** The days that the company has to review the work of a creator. */
  review_days?: number | null | undefined;
  /** The days a creator has from joining, or from the start if they joined earlier. Empty if the creator has until the mission ends. */
  run_days?: number | null | undefined;
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
  unlocked_mission_id?: Uuid_Comparison_Exp | null | undefined;
};

/** update columns of table "mission" */
export type Mission_Update_Column =
  /** column name */
  | 'access'
  /** column name */
  | 'max_participants'
  /** column name */
  | 'repeatable_count'
  /** column name */
  | 'review_days'
  /** column name */
  | 'run_days';

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

/** Boolean expression to filter rows from the table "note". All fields are combined with a logical 'AND'. */
export type Note_Bool_Exp = {
  _and?: Array<Note_Bool_Exp> | null | undefined;
  _not?: Note_Bool_Exp | null | undefined;
  _or?: Array<Note_Bool_Exp> | null | undefined;
  author?: User_Profile_Bool_Exp | null | undefined;
  author_id?: Uuid_Comparison_Exp | null | undefined;
  body?: String_Comparison_Exp | null | undefined;
  comments?: Note_Comment_Bool_Exp | null | undefined;
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
};

/** unique or primary key constraints on table "note_comment" */
export type Note_Comment_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'note_comment_pkey';

/** input type for inserting data into table "note_comment" */
export type Note_Comment_Insert_Input = {
  /** The text of the comment. */
  body?: string | null | undefined;
  note?: Note_Obj_Rel_Insert_Input | null | undefined;
  /** The note that the row belongs to. */
  note_id?: string | null | undefined;
};

/** on_conflict condition type for table "note_comment" */
export type Note_Comment_On_Conflict = {
  constraint: Note_Comment_Constraint;
  update_columns?: Array<Note_Comment_Update_Column>;
  where?: Note_Comment_Bool_Exp | null | undefined;
};

/** update columns of table "note_comment" */
export type Note_Comment_Update_Column =
  /** column name */
  | 'body';

/** unique or primary key constraints on table "note" */
export type Note_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'note_pkey';

/** input type for inserting data into table "note" */
export type Note_Insert_Input = {
  /** The text of the note; only members of the company read it. */
  body?: string | null | undefined;
  comments?: Note_Comment_Arr_Rel_Insert_Input | null | undefined;
  /** The creator that the note is about, if any. */
  creator_id?: string | null | undefined;
  /** The game that the note is about, if any. */
  game_id?: string | null | undefined;
};

/** order by max() on columns of table "note" */
export type Note_Max_Order_By = {
  /** The author. Empty once that account is deleted. */
  author_id?: Order_By | null | undefined;
  /** The text of the note; only members of the company read it. */
  body?: Order_By | null | undefined;
  /** The company that owns the row. */
  company_id?: Order_By | null | undefined;
  /** When the row was created. */
  created_at?: Order_By | null | undefined;
  /** The creator that the note is about, if any. */
  creator_id?: Order_By | null | undefined;
  /** When the text was last changed. Empty if it was never changed. */
  edited_at?: Order_By | null | undefined;
  /** The game that the note is about, if any. */
  game_id?: Order_By | null | undefined;
  /** The unique id of the row. */
  id?: Order_By | null | undefined;
};

/** order by min() on columns of table "note" */
export type Note_Min_Order_By = {
  /** The author. Empty once that account is deleted. */
  author_id?: Order_By | null | undefined;
  /** The text of the note; only members of the company read it. */
  body?: Order_By | null | undefined;
  /** The company that owns the row. */
  company_id?: Order_By | null | undefined;
  /** When the row was created. */
  created_at?: Order_By | null | undefined;
  /** The creator that the note is about, if any. */
  creator_id?: Order_By | null | undefined;
  /** When the text was last changed. Empty if it was never changed. */
  edited_at?: Order_By | null | undefined;
  /** The game that the note is about, if any. */
  game_id?: Order_By | null | undefined;
  /** The unique id of the row. */
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
  | 'body';

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

/** Boolean expression to filter rows from the table "notification". All fields are combined with a logical 'AND'. */
export type Notification_Bool_Exp = {
  _and?: Array<Notification_Bool_Exp> | null | undefined;
  _not?: Notification_Bool_Exp | null | undefined;
  _or?: Array<Notification_Bool_Exp> | null | undefined;
  activation?: Activation_Bool_Exp | null | undefined;
  activation_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  creator?: User_Profile_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  kind?: Notification_Kind_Enum_Comparison_Exp | null | undefined;
  params?: Jsonb_Comparison_Exp | null | undefined;
  read_at?: Timestamptz_Comparison_Exp | null | undefined;
  user?: User_Bool_Exp | null | undefined;
};

export type Notification_Kind_Enum =
  /** An activation ended on its end date */
  | 'activation_ended'
  /** An activation could not be published when its company was verified */
  | 'activation_publish_failed'
  /** An activation was published when its company was verified */
  | 'activation_published'
  /** An activation went live on its start date */
  | 'activation_started'
  /** An announcement of a company */
  | 'announcement'
  /** A Quest is waiting for its payment */
  | 'awaiting_payment'
  /** 24 hours are left to answer a bid */
  | 'bid_deadline_24h'
  /** 72 hours are left to answer a bid */
  | 'bid_deadline_72h'
  /** A bid was not answered before the deadline */
  | 'bid_expired'
  /** A bid was declined */
  | 'bid_rejected'
  /** A held channel was freed */
  | 'channel_freed'
  /** A channel seems to have changed hands */
  | 'channel_held'
  /** A channel does not meet the requirements */
  | 'channel_not_verified'
  /** A channel was verified */
  | 'channel_verified'
  /** A company handed out a code */
  | 'code_handed_out'
  /** A code was revoked */
  | 'code_revoked'
  /** The codes that the creator requested have arrived */
  | 'codes_came'
  /** More codes are promised than left */
  | 'codes_overpromised'
  /** Codes of an item are running out */
  | 'codes_running_out'
  /** The company was verified or refused */
  | 'company_verification_decided'
  /** A Quest or Mission is completed */
  | 'completed'
  /** Content of a Quest was approved */
  | 'content_accepted'
  /** Content under review was not found on the creator's channel */
  | 'content_not_found'
  /** Content production can start */
  | 'content_production'
  /** 24 hours are left to submit content */
  | 'content_production_deadline_24h'
  /** 72 hours are left to submit content */
  | 'content_production_deadline_72h'
  /** Content was not submitted before the deadline */
  | 'content_production_deadline_expired'
  /** Content was declined */
  | 'content_rejected'
  /** Content is waiting for review */
  | 'content_review'
  /** 24 hours are left to review content */
  | 'content_review_deadline_24h'
  /** 72 hours are left to review content */
  | 'content_review_deadline_72h'
  /** Content that was not found went back to its creator */
  | 'content_sent_back'
  /** Submitted content was removed or made private */
  | 'content_withdrawn'
  /** A counter-offer */
  | 'counter_offer'
  /** Creator access was granted or refused */
  | 'creator_access_decided'
  /** A custom domain is no longer verified */
  | 'custom_domain_lost'
  /** The record of a custom domain is missing */
  | 'custom_domain_missing'
  /** The deadline of a quest run was moved */
  | 'deadline_moved'
  /** A dispute was decided */
  | 'dispute_decided'
  /** A dispute was opened */
  | 'dispute_opened'
  /** The result of a quest can be disputed */
  | 'dispute_possible'
  /** The other side made a statement in a quest dispute */
  | 'dispute_statement'
  /** Content is public before the embargo of its quest ends */
  | 'embargo_broken'
  /** An export is ready */
  | 'export_ready'
  /** A creator accepted an invitation without an offer */
  | 'invitation_accepted'
  /** 24 hours are left to answer an invitation */
  | 'invitation_deadline_24h'
  /** 72 hours are left to answer an invitation */
  | 'invitation_deadline_72h'
  /** A creator declined an invitation without an offer */
  | 'invitation_declined'
  /** An invitation without an offer was not answered before the deadline */
  | 'invitation_expired'
  /** A company withdrew an invitation */
  | 'invitation_withdrawn'
  /** An invitation with an offer */
  | 'invited_with_offer'
  /** An invitation */
  | 'invited_without_offer'
  /** A Key campaign declined the request */
  | 'key_access_declined'
  /** A Key campaign closed before the creator claimed a code */
  | 'key_access_ended'
  /** A Key campaign granted access */
  | 'key_access_granted'
  /** Content made with a key was approved */
  | 'key_content_accepted'
  /** 24 hours are left to submit content for a key */
  | 'key_content_deadline_24h'
  /** 72 hours are left to submit content for a key */
  | 'key_content_deadline_72h'
  /** Content for a key was not submitted before the deadline */
  | 'key_content_deadline_expired'
  /** Content for a key must be changed */
  | 'key_content_rejected'
  /** Content made with a key was submitted */
  | 'key_content_submitted'
  /** Content made with a key is waiting for review */
  | 'key_content_waits'
  /** The deadline of a claimed key was moved */
  | 'key_deadline_moved'
  /** Content is public before the embargo of its Key campaign ends */
  | 'key_embargo_broken'
  /** A creator requested a key */
  | 'key_requested'
  /** An invited person joined the company */
  | 'member_joined'
  /** The member was removed from their company */
  | 'member_removed'
  /** A message */
  | 'message'
  /** A Mission was canceled */
  | 'mission_canceled'
  /** A Mission is completed */
  | 'mission_completed'
  /** Content of a Mission must be changed */
  | 'mission_content_rejected'
  /** A Mission ends in 5 days */
  | 'mission_deadline_5_days'
  /** The deadline of a mission run was moved */
  | 'mission_deadline_moved'
  /** Work for a Mission was declined, or the Mission ended first */
  | 'mission_declined'
  /** A Mission was not finished before the deadline */
  | 'mission_expired'
  /** Work for a Mission is waiting for review */
  | 'mission_review'
  /** A reward is waiting to be claimed */
  | 'mission_reward_to_claim'
  /** A new Mission is available */
  | 'new_mission_available'
  /** A new offer */
  | 'new_offer'
  /** A payment is waiting for another member's approval */
  | 'payment_approval'
  /** Another member approved a payment */
  | 'payment_approved'
  /** The bank asks the payer to confirm a charge of the saved card */
  | 'payment_confirmation'
  /** 24 hours are left to pay */
  | 'payment_deadline_24h'
  /** 72 hours are left to pay */
  | 'payment_deadline_72h'
  /** No other member approved a payment */
  | 'payment_declined'
  /** The company's bank took a payment back */
  | 'payment_disputed'
  /** A payment was not made before the deadline */
  | 'payment_expired'
  /** The company's bank has already returned a refund that was due */
  | 'payment_refund_covered'
  /** Money of a payment could not be refunded to the card */
  | 'payment_refund_failed'
  /** Money of a payment was returned to the company */
  | 'payment_refunded'
  /** A payout failed */
  | 'payout_failed'
  /** A payout is on its way */
  | 'payout_paid'
  /** A payout was returned */
  | 'payout_returned'
  /** A payout is waiting to be claimed */
  | 'payout_unclaimed'
  /** A plan ends soon and can be paid for another month */
  | 'plan_ends'
  /** A plan was paid for until a given date */
  | 'plan_paid'
  /** A Creator Program accepted the application */
  | 'program_accepted'
  /** A creator applied to the Creator Program */
  | 'program_applicant'
  /** A Creator Program declined the application */
  | 'program_declined'
  /** 72 hours are left to list the content publicly */
  | 'public_availability_72h'
  /** The content was not listed publicly before the deadline */
  | 'public_availability_failed'
  /** The content can be listed publicly now */
  | 'public_availability_open'
  /** The content must be published soon */
  | 'publish_deadline'
  /** A channel must be reconnected */
  | 'reauthorisation_needed'
  /** A report of creators was decided */
  | 'report_decided'
  /** A notification from before texts were built from parameters: its parameters are the text */
  | 'told'
  /** A video is public before its window or day */
  | 'video_early';

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
  /** The related activation, if any. */
  activation_id?: Order_By | null | undefined;
  /** When the row was created. */
  created_at?: Order_By | null | undefined;
  /** The creator that the notification is about. Empty if the creator is the recipient. */
  creator_id?: Order_By | null | undefined;
  /** The unique id of the row. */
  id?: Order_By | null | undefined;
  /** The kind of notification. */
  kind?: Order_By | null | undefined;
  /** When the notification was read. */
  read_at?: Order_By | null | undefined;
};

/** order by min() on columns of table "notification" */
export type Notification_Min_Order_By = {
  /** The related activation, if any. */
  activation_id?: Order_By | null | undefined;
  /** When the row was created. */
  created_at?: Order_By | null | undefined;
  /** The creator that the notification is about. Empty if the creator is the recipient. */
  creator_id?: Order_By | null | undefined;
  /** The unique id of the row. */
  id?: Order_By | null | undefined;
  /** The kind of notification. */
  kind?: Order_By | null | undefined;
  /** When the notification was read. */
  read_at?: Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "notification_preference". All fields are combined with a logical 'AND'. */
export type Notification_Preference_Bool_Exp = {
  _and?: Array<Notification_Preference_Bool_Exp> | null | undefined;
  _not?: Notification_Preference_Bool_Exp | null | undefined;
  _or?: Array<Notification_Preference_Bool_Exp> | null | undefined;
  company_messages?: Boolean_Comparison_Exp | null | undefined;
  company_status_updates?: Boolean_Comparison_Exp | null | undefined;
  key_status_summary?: Summary_Frequency_Enum_Comparison_Exp | null | undefined;
  key_status_updates?: Boolean_Comparison_Exp | null | undefined;
  mission_status_summary?: Summary_Frequency_Enum_Comparison_Exp | null | undefined;
  mission_status_updates?: Boolean_Comparison_Exp | null | undefined;
  new_key_campaign_invitations?: Boolean_Comparison_Exp | null | undefined;
  new_mission_invitations?: Boolean_Comparison_Exp | null | undefined;
  new_program_invitations?: Boolean_Comparison_Exp | null | undefined;
  new_quest_invitations?: Boolean_Comparison_Exp | null | undefined;
  program_applicant_summary?: Summary_Frequency_Enum_Comparison_Exp | null | undefined;
  program_updates?: Boolean_Comparison_Exp | null | undefined;
  quest_messages?: Boolean_Comparison_Exp | null | undefined;
  quest_status_updates?: Boolean_Comparison_Exp | null | undefined;
  quiet_from?: String_Comparison_Exp | null | undefined;
  quiet_until?: String_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
  user?: User_Bool_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
};

/** Ordering options when selecting data from "notification_preference". */
export type Notification_Preference_Order_By = {
  company_messages?: Order_By | null | undefined;
  company_status_updates?: Order_By | null | undefined;
  key_status_summary?: Order_By | null | undefined;
  key_status_updates?: Order_By | null | undefined;
  mission_status_summary?: Order_By | null | undefined;
  mission_status_updates?: Order_By | null | undefined;
  new_key_campaign_invitations?: Order_By | null | undefined;
  new_mission_invitations?: Order_By | null | undefined;
  new_program_invitations?: Order_By | null | undefined;
  new_quest_invitations?: Order_By | null | undefined;
  program_applicant_summary?: Order_By | null | undefined;
  program_updates?: Order_By | null | undefined;
  quest_messages?: Order_By | null | undefined;
  quest_status_updates?: Order_By | null | undefined;
  quiet_from?: Order_By | null | undefined;
  quiet_until?: Order_By | null | undefined;
  updated_at?: Order_By | null | undefined;
  user?: User_Order_By | null | undefined;
  user_id?: Order_By | null | undefined;
};

/** input type for updating data in table "notification_preference" */
export type Notification_Preference_Set_Input = {
  /** Emails to company members about messages. */
  company_messages?: boolean | null | undefined;
  /** Emails to company members about status updates. */
  company_status_updates?: boolean | null | undefined;
  /** The frequency of emails about requests and content in Key campaigns. */
  key_status_summary?: Summary_Frequency_Enum | null | undefined;
  /** Emails to creators about their keys and the content for them. */
  key_status_updates?: boolean | null | undefined;
  /** The frequency of the mission summary by email. */
  mission_status_summary?: Summary_Frequency_Enum | null | undefined;
  /** Emails to creators about their Missions. */
  mission_status_updates?: boolean | null | undefined;
  /** Emails about invitations to Key campaigns. */
  new_key_campaign_invitations?: boolean | null | undefined;
  /** Emails about invitations to Missions. */
  new_mission_invitations?: boolean | null | undefined;
  /** Emails about invitations to Creator Programs. */
  new_program_invitations?: boolean | null | undefined;
  /** Emails about invitations to Quests. */
  new_quest_invitations?: boolean | null | undefined;
  /** The frequency of the applicant summary by email. */
  program_applicant_summary?: Summary_Frequency_Enum | null | undefined;
  /** Emails to members about new Missions and announcements. */
  program_updates?: boolean | null | undefined;
  /** Emails to creators about messages in Quests. */
  quest_messages?: boolean | null | undefined;
  /** Emails to creators about changes of Quests. */
  quest_status_updates?: boolean | null | undefined;
  /** The start of quiet hours for email, in Stockholm time (22:00). Empty without quiet hours. */
  quiet_from?: string | null | undefined;
  /** The end of quiet hours, when waiting emails are sent. An end before quiet_from is on the next day. */
  quiet_until?: string | null | undefined;
};

/** select columns of table "notification" */
export type Notification_Select_Column =
  /** column name */
  | 'activation_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'id'
  /** column name */
  | 'kind'
  /** column name */
  | 'params'
  /** column name */
  | 'read_at';

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
  /** The company's current activations */
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
  /** One video or channel on Twitch, YouTube or TikTok, by its address */
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

/** Boolean expression to filter rows from the table "payment". All fields are combined with a logical 'AND'. */
export type Payment_Bool_Exp = {
  _and?: Array<Payment_Bool_Exp> | null | undefined;
  _not?: Payment_Bool_Exp | null | undefined;
  _or?: Array<Payment_Bool_Exp> | null | undefined;
  amount_cents?: Bigint_Comparison_Exp | null | undefined;
  approved_at?: Timestamptz_Comparison_Exp | null | undefined;
  by_saved_card?: Boolean_Comparison_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  created_by?: Uuid_Comparison_Exp | null | undefined;
  currency?: String_Comparison_Exp | null | undefined;
  decline_reason?: String_Comparison_Exp | null | undefined;
  decliner?: User_Profile_Bool_Exp | null | undefined;
  description?: String_Comparison_Exp | null | undefined;
  due_at?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  invoice?: Invoice_Bool_Exp | null | undefined;
  items?: Cart_Item_Bool_Exp | null | undefined;
  next_url?: String_Comparison_Exp | null | undefined;
  plan?: Plan_Bool_Exp | null | undefined;
  plan_id?: String_Comparison_Exp | null | undefined;
  plan_valid_to?: Timestamptz_Comparison_Exp | null | undefined;
  problem?: String_Comparison_Exp | null | undefined;
  refunded_cents?: Bigint_Comparison_Exp | null | undefined;
  refunds?: Payment_Refund_Bool_Exp | null | undefined;
  requester?: User_Profile_Bool_Exp | null | undefined;
  status?: Payment_Status_Enum_Comparison_Exp | null | undefined;
  succeeded_at?: Timestamptz_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
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
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
};

/** Ordering options when selecting data from "payment_method". */
export type Payment_Method_Order_By = {
  brand?: Order_By | null | undefined;
  company?: Company_Order_By | null | undefined;
  company_id?: Order_By | null | undefined;
  expires_month?: Order_By | null | undefined;
  expires_year?: Order_By | null | undefined;
  last4?: Order_By | null | undefined;
  updated_at?: Order_By | null | undefined;
};

/** Ordering options when selecting data from "payment". */
export type Payment_Order_By = {
  amount_cents?: Order_By | null | undefined;
  approved_at?: Order_By | null | undefined;
  by_saved_card?: Order_By | null | undefined;
  company?: Company_Order_By | null | undefined;
  company_id?: Order_By | null | undefined;
  created_at?: Order_By | null | undefined;
  created_by?: Order_By | null | undefined;
  currency?: Order_By | null | undefined;
  decline_reason?: Order_By | null | undefined;
  decliner?: User_Profile_Order_By | null | undefined;
  description?: Order_By | null | undefined;
  due_at?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  invoice?: Invoice_Order_By | null | undefined;
  next_url?: Order_By | null | undefined;
  plan?: Plan_Order_By | null | undefined;
  plan_id?: Order_By | null | undefined;
  plan_valid_to?: Order_By | null | undefined;
  problem?: Order_By | null | undefined;
  refunded_cents?: Order_By | null | undefined;
  requester?: User_Profile_Order_By | null | undefined;
  status?: Order_By | null | undefined;
  succeeded_at?: Order_By | null | undefined;
  updated_at?: Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "payment_refund". All fields are combined with a logical 'AND'. */
export type Payment_Refund_Bool_Exp = {
  _and?: Array<Payment_Refund_Bool_Exp> | null | undefined;
  _not?: Payment_Refund_Bool_Exp | null | undefined;
  _or?: Array<Payment_Refund_Bool_Exp> | null | undefined;
  amount_cents?: Bigint_Comparison_Exp | null | undefined;
  cover?: Ledger_Transfer_Bool_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  payment?: Payment_Bool_Exp | null | undefined;
  payment_id?: Uuid_Comparison_Exp | null | undefined;
  status?: Payment_Refund_Status_Enum_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
};

export type Payment_Refund_Status_Enum =
  /** The bank has already returned the money; nothing is requested from the provider */
  | 'covered'
  /** The provider could not refund the money; an admin handles the refund */
  | 'failed'
  /** On its way to the card */
  | 'processing'
  /** Waiting to be requested from the card provider */
  | 'requested'
  /** Refunded */
  | 'succeeded'
  /** On hold while a bank disputes the payment; requested again after the bank has decided */
  | 'waiting';

/** Boolean expression to compare columns of type "payment_refund_status_enum". All fields are combined with logical 'AND'. */
export type Payment_Refund_Status_Enum_Comparison_Exp = {
  _eq?: Payment_Refund_Status_Enum | null | undefined;
  _in?: Array<Payment_Refund_Status_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Payment_Refund_Status_Enum | null | undefined;
  _nin?: Array<Payment_Refund_Status_Enum> | null | undefined;
};

export type Payment_Status_Enum =
  /** Not paid before the deadline */
  | 'expired'
  /** Refused: the payment info must be updated */
  | 'failed'
  /** Waiting for the company to pay */
  | 'pending'
  /** With the card provider */
  | 'processing'
  /** Refunded */
  | 'refunded'
  /** Paid */
  | 'succeeded'
  /** Waiting for the approval of another member of the company */
  | 'waiting_approval';

/** Boolean expression to compare columns of type "payment_status_enum". All fields are combined with logical 'AND'. */
export type Payment_Status_Enum_Comparison_Exp = {
  _eq?: Payment_Status_Enum | null | undefined;
  _in?: Array<Payment_Status_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Payment_Status_Enum | null | undefined;
  _nin?: Array<Payment_Status_Enum> | null | undefined;
};

/** Boolean expression to filter rows from the table "payout_account". All fields are combined with a logical 'AND'. */
export type Payout_Account_Bool_Exp = {
  _and?: Array<Payout_Account_Bool_Exp> | null | undefined;
  _not?: Payout_Account_Bool_Exp | null | undefined;
  _or?: Array<Payout_Account_Bool_Exp> | null | undefined;
  country?: String_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  currency?: String_Comparison_Exp | null | undefined;
  is_ready?: Boolean_Comparison_Exp | null | undefined;
  label?: String_Comparison_Exp | null | undefined;
  method?: Payout_Method_Enum_Comparison_Exp | null | undefined;
  problem?: String_Comparison_Exp | null | undefined;
  requirements_due?: String_Array_Comparison_Exp | null | undefined;
  requirements_due_at?: Timestamptz_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
};

/** Ordering options when selecting data from "payout_account". */
export type Payout_Account_Order_By = {
  country?: Order_By | null | undefined;
  created_at?: Order_By | null | undefined;
  creator?: Creator_Order_By | null | undefined;
  creator_id?: Order_By | null | undefined;
  currency?: Order_By | null | undefined;
  is_ready?: Order_By | null | undefined;
  label?: Order_By | null | undefined;
  method?: Order_By | null | undefined;
  problem?: Order_By | null | undefined;
  requirements_due?: Order_By | null | undefined;
  requirements_due_at?: Order_By | null | undefined;
  updated_at?: Order_By | null | undefined;
};

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

/** order by avg() on columns of table "payout" */
export type Payout_Avg_Order_By = {
  /** The earned amount in US cents, including the payout cost. */
  amount_cents?: Order_By | null | undefined;
  /** The agreed payout cost in US cents. The creator receives the rest of the amount. */
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
  expected_on?: Date_Comparison_Exp | null | undefined;
  fee_cents?: Bigint_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  paid_at?: Timestamptz_Comparison_Exp | null | undefined;
  problem?: String_Comparison_Exp | null | undefined;
  retry_requested_at?: Timestamptz_Comparison_Exp | null | undefined;
  status?: Payout_Status_Enum_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
};

/** order by max() on columns of table "payout" */
export type Payout_Max_Order_By = {
  /** The earned amount in US cents, including the payout cost. */
  amount_cents?: Order_By | null | undefined;
  /** When the row was created. */
  created_at?: Order_By | null | undefined;
  /** The creator that the row belongs to. */
  creator_id?: Order_By | null | undefined;
  /** Always USD. */
  currency?: Order_By | null | undefined;
  /** A readable description of the payout. */
  description?: Order_By | null | undefined;
  /** The bank day by which the payout should have arrived. */
  expected_on?: Order_By | null | undefined;
  /** The agreed payout cost in US cents. The creator receives the rest of the amount. */
  fee_cents?: Order_By | null | undefined;
  /** The unique id of the row. */
  id?: Order_By | null | undefined;
  /** When the money arrived. */
  paid_at?: Order_By | null | undefined;
  /** The reason for a failure, in words. Empty without a failure. */
  problem?: Order_By | null | undefined;
  /** When another attempt of the payout was requested. Empty without a request. An admin can set the time. */
  retry_requested_at?: Order_By | null | undefined;
  /** The current status of the payout. */
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
  /** The earned amount in US cents, including the payout cost. */
  amount_cents?: Order_By | null | undefined;
  /** When the row was created. */
  created_at?: Order_By | null | undefined;
  /** The creator that the row belongs to. */
  creator_id?: Order_By | null | undefined;
  /** Always USD. */
  currency?: Order_By | null | undefined;
  /** A readable description of the payout. */
  description?: Order_By | null | undefined;
  /** The bank day by which the payout should have arrived. */
  expected_on?: Order_By | null | undefined;
  /** The agreed payout cost in US cents. The creator receives the rest of the amount. */
  fee_cents?: Order_By | null | undefined;
  /** The unique id of the row. */
  id?: Order_By | null | undefined;
  /** When the money arrived. */
  paid_at?: Order_By | null | undefined;
  /** The reason for a failure, in words. Empty without a failure. */
  problem?: Order_By | null | undefined;
  /** When another attempt of the payout was requested. Empty without a request. An admin can set the time. */
  retry_requested_at?: Order_By | null | undefined;
  /** The current status of the payout. */
  status?: Order_By | null | undefined;
  /** When the row last changed. */
  updated_at?: Order_By | null | undefined;
};

/** Ordering options when selecting data from "payout". */
export type Payout_Order_By = {
  amount_cents?: Order_By | null | undefined;
  created_at?: Order_By | null | undefined;
  creator?: Creator_Order_By | null | undefined;
  creator_id?: Order_By | null | undefined;
  currency?: Order_By | null | undefined;
  description?: Order_By | null | undefined;
  expected_on?: Order_By | null | undefined;
  fee_cents?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  paid_at?: Order_By | null | undefined;
  problem?: Order_By | null | undefined;
  retry_requested_at?: Order_By | null | undefined;
  status?: Order_By | null | undefined;
  updated_at?: Order_By | null | undefined;
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
  | 'expected_on'
  /** column name */
  | 'fee_cents'
  /** column name */
  | 'id'
  /** column name */
  | 'paid_at'
  /** column name */
  | 'problem'
  /** column name */
  | 'retry_requested_at'
  /** column name */
  | 'status'
  /** column name */
  | 'updated_at';

export type Payout_Status_Enum =
  /** Refused or not delivered; can be retried */
  | 'failed'
  /** Arrived */
  | 'paid'
  /** Waiting to be sent */
  | 'pending'
  /** With the payout provider, for 2 to 3 bank days */
  | 'processing'
  /** Returned after the vendor had accepted it; can be retried */
  | 'returned'
  /** Sent to an address whose owner has not claimed it yet */
  | 'unclaimed';

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
  /** The earned amount in US cents, including the payout cost. */
  amount_cents?: Order_By | null | undefined;
  /** The agreed payout cost in US cents. The creator receives the rest of the amount. */
  fee_cents?: Order_By | null | undefined;
};

/** order by stddev_pop() on columns of table "payout" */
export type Payout_Stddev_Pop_Order_By = {
  /** The earned amount in US cents, including the payout cost. */
  amount_cents?: Order_By | null | undefined;
  /** The agreed payout cost in US cents. The creator receives the rest of the amount. */
  fee_cents?: Order_By | null | undefined;
};

/** order by stddev_samp() on columns of table "payout" */
export type Payout_Stddev_Samp_Order_By = {
  /** The earned amount in US cents, including the payout cost. */
  amount_cents?: Order_By | null | undefined;
  /** The agreed payout cost in US cents. The creator receives the rest of the amount. */
  fee_cents?: Order_By | null | undefined;
};

/** order by sum() on columns of table "payout" */
export type Payout_Sum_Order_By = {
  /** The earned amount in US cents, including the payout cost. */
  amount_cents?: Order_By | null | undefined;
  /** The agreed payout cost in US cents. The creator receives the rest of the amount. */
  fee_cents?: Order_By | null | undefined;
};

/** order by var_pop() on columns of table "payout" */
export type Payout_Var_Pop_Order_By = {
  /** The earned amount in US cents, including the payout cost. */
  amount_cents?: Order_By | null | undefined;
  /** The agreed payout cost in US cents. The creator receives the rest of the amount. */
  fee_cents?: Order_By | null | undefined;
};

/** order by var_samp() on columns of table "payout" */
export type Payout_Var_Samp_Order_By = {
  /** The earned amount in US cents, including the payout cost. */
  amount_cents?: Order_By | null | undefined;
  /** The agreed payout cost in US cents. The creator receives the rest of the amount. */
  fee_cents?: Order_By | null | undefined;
};

/** order by variance() on columns of table "payout" */
export type Payout_Variance_Order_By = {
  /** The earned amount in US cents, including the payout cost. */
  amount_cents?: Order_By | null | undefined;
  /** The agreed payout cost in US cents. The creator receives the rest of the amount. */
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
  quest_fee_basis_points?: Int_Comparison_Exp | null | undefined;
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
  quest_fee_basis_points?: Order_By | null | undefined;
};

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
  /** Private: visible only to its owner */
  | 'private'
  /** Public */
  | 'public'
  /** Removed: no longer visible to anyone */
  | 'removed'
  /** Unlisted: visible only with its link */
  | 'unlisted';

/** Boolean expression to compare columns of type "post_visibility_enum". All fields are combined with logical 'AND'. */
export type Post_Visibility_Enum_Comparison_Exp = {
  _eq?: Post_Visibility_Enum | null | undefined;
  _in?: Array<Post_Visibility_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Post_Visibility_Enum | null | undefined;
  _nin?: Array<Post_Visibility_Enum> | null | undefined;
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

/** Boolean expression to filter rows from the table "program_demographics". All fields are combined with a logical 'AND'. */
export type Program_Demographics_Bool_Exp = {
  _and?: Array<Program_Demographics_Bool_Exp> | null | undefined;
  _not?: Program_Demographics_Bool_Exp | null | undefined;
  _or?: Array<Program_Demographics_Bool_Exp> | null | undefined;
  age_group?: String_Comparison_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  gender?: String_Comparison_Exp | null | undefined;
  membership_id?: Uuid_Comparison_Exp | null | undefined;
  occupation?: String_Comparison_Exp | null | undefined;
};

/** Ordering options when selecting data from "program_demographics". */
export type Program_Demographics_Order_By = {
  age_group?: Order_By | null | undefined;
  company?: Company_Order_By | null | undefined;
  company_id?: Order_By | null | undefined;
  creator?: Creator_Order_By | null | undefined;
  creator_id?: Order_By | null | undefined;
  gender?: Order_By | null | undefined;
  membership_id?: Order_By | null | undefined;
  occupation?: Order_By | null | undefined;
};

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

/** order by avg() on columns of table "program_membership" */
export type Program_Membership_Avg_Order_By = {
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "program_membership". All fields are combined with a logical 'AND'. */
export type Program_Membership_Bool_Exp = {
  _and?: Array<Program_Membership_Bool_Exp> | null | undefined;
  _not?: Program_Membership_Bool_Exp | null | undefined;
  _or?: Array<Program_Membership_Bool_Exp> | null | undefined;
  answers?: Program_Answer_Bool_Exp | null | undefined;
  applied_at?: Timestamptz_Comparison_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  decided_at?: Timestamptz_Comparison_Exp | null | undefined;
  demographics?: Program_Demographics_Bool_Exp | null | undefined;
  ended_at?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  program?: Creator_Program_Bool_Exp | null | undefined;
  program_id?: Uuid_Comparison_Exp | null | undefined;
  rejection_message?: String_Comparison_Exp | null | undefined;
  status?: Program_Membership_Status_Enum_Comparison_Exp | null | undefined;
  status_changed_at?: Timestamptz_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
};

/** order by max() on columns of table "program_membership" */
export type Program_Membership_Max_Order_By = {
  /** When the creator applied. */
  applied_at?: Order_By | null | undefined;
  /** The owning company, always equal to the activation's company. */
  company_id?: Order_By | null | undefined;
  /** When the row was created. */
  created_at?: Order_By | null | undefined;
  /** The creator that the row is about. */
  creator_id?: Order_By | null | undefined;
  /** When the company decided on the work. */
  decided_at?: Order_By | null | undefined;
  /** When the company ended the membership. Null for current members and for creators who never were members. */
  ended_at?: Order_By | null | undefined;
  /** The unique id of the row. */
  id?: Order_By | null | undefined;
  /** The Creator Program that the row belongs to. */
  program_id?: Order_By | null | undefined;
  /** The company's optional message when it rejects the applicant. */
  rejection_message?: Order_By | null | undefined;
  /** The current status of the program membership. */
  status?: Order_By | null | undefined;
  /** When the status last changed. */
  status_changed_at?: Order_By | null | undefined;
  /** When the row last changed. */
  updated_at?: Order_By | null | undefined;
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
};

/** order by min() on columns of table "program_membership" */
export type Program_Membership_Min_Order_By = {
  /** When the creator applied. */
  applied_at?: Order_By | null | undefined;
  /** The owning company, always equal to the activation's company. */
  company_id?: Order_By | null | undefined;
  /** When the row was created. */
  created_at?: Order_By | null | undefined;
  /** The creator that the row is about. */
  creator_id?: Order_By | null | undefined;
  /** When the company decided on the work. */
  decided_at?: Order_By | null | undefined;
  /** When the company ended the membership. Null for current members and for creators who never were members. */
  ended_at?: Order_By | null | undefined;
  /** The unique id of the row. */
  id?: Order_By | null | undefined;
  /** The Creator Program that the row belongs to. */
  program_id?: Order_By | null | undefined;
  /** The company's optional message when it rejects the applicant. */
  rejection_message?: Order_By | null | undefined;
  /** The current status of the program membership. */
  status?: Order_By | null | undefined;
  /** When the status last changed. */
  status_changed_at?: Order_By | null | undefined;
  /** When the row last changed. */
  updated_at?: Order_By | null | undefined;
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
};

/** Ordering options when selecting data from "program_membership". */
export type Program_Membership_Order_By = {
  applied_at?: Order_By | null | undefined;
  company?: Company_Order_By | null | undefined;
  company_id?: Order_By | null | undefined;
  created_at?: Order_By | null | undefined;
  creator?: Creator_Order_By | null | undefined;
  creator_id?: Order_By | null | undefined;
  decided_at?: Order_By | null | undefined;
  demographics?: Program_Demographics_Order_By | null | undefined;
  ended_at?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  program?: Creator_Program_Order_By | null | undefined;
  program_id?: Order_By | null | undefined;
  rejection_message?: Order_By | null | undefined;
  status?: Order_By | null | undefined;
  status_changed_at?: Order_By | null | undefined;
  updated_at?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

/** select columns of table "program_membership" */
export type Program_Membership_Select_Column =
  /** column name */
  | 'applied_at'
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'creator_id'
  /** column name */
  | 'decided_at'
  /** column name */
  | 'ended_at'
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
  /** Applied; waiting for the company */
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
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
};

/** order by stddev_pop() on columns of table "program_membership" */
export type Program_Membership_Stddev_Pop_Order_By = {
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
};

/** order by stddev_samp() on columns of table "program_membership" */
export type Program_Membership_Stddev_Samp_Order_By = {
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
};

/** order by sum() on columns of table "program_membership" */
export type Program_Membership_Sum_Order_By = {
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
};

/** order by var_pop() on columns of table "program_membership" */
export type Program_Membership_Var_Pop_Order_By = {
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
};

/** order by var_samp() on columns of table "program_membership" */
export type Program_Membership_Var_Samp_Order_By = {
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
};

/** order by variance() on columns of table "program_membership" */
export type Program_Membership_Variance_Order_By = {
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
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
  /** More information about the benefit. */
  description?: string | null | undefined;
  /** The position in the list, from 1. */
  position?: number | null | undefined;
  program?: Creator_Program_Obj_Rel_Insert_Input | null | undefined;
  /** The Creator Program that the row belongs to. */
  program_id?: string | null | undefined;
  /** The benefit for members, called a perk. */
  title?: string | null | undefined;
};

/** on_conflict condition type for table "program_perk" */
export type Program_Perk_On_Conflict = {
  constraint: Program_Perk_Constraint;
  update_columns?: Array<Program_Perk_Update_Column>;
  where?: Program_Perk_Bool_Exp | null | undefined;
};

/** update columns of table "program_perk" */
export type Program_Perk_Update_Column =
  /** placeholder (do not use) */
  | '_PLACEHOLDER';

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

/** input type for incrementing numeric columns in table "program_question" */
export type Program_Question_Inc_Input = {
  /** The position in the list, from 1. */
  position?: number | null | undefined;
};

/** input type for inserting data into table "program_question" */
export type Program_Question_Insert_Input = {
  /** A hint below the question. */
  help?: string | null | undefined;
  /** The format of the answer. */
  kind?: Question_Kind_Enum | null | undefined;
  /** The question that applicants answer. */
  label?: string | null | undefined;
  /** The options of a question with a choice. */
  options?: Array<string> | null | undefined;
  /** The position in the list, from 1. */
  position?: number | null | undefined;
  program?: Creator_Program_Obj_Rel_Insert_Input | null | undefined;
  /** The Creator Program that the row belongs to. */
  program_id?: string | null | undefined;
  /** True if an answer is required. */
  required?: boolean | null | undefined;
};

/** on_conflict condition type for table "program_question" */
export type Program_Question_On_Conflict = {
  constraint: Program_Question_Constraint;
  update_columns?: Array<Program_Question_Update_Column>;
  where?: Program_Question_Bool_Exp | null | undefined;
};

/** input type for updating data in table "program_question" */
export type Program_Question_Set_Input = {
  /** A hint below the question. */
  help?: string | null | undefined;
  /** The format of the answer. */
  kind?: Question_Kind_Enum | null | undefined;
  /** The question that applicants answer. */
  label?: string | null | undefined;
  /** The options of a question with a choice. */
  options?: Array<string> | null | undefined;
  /** The position in the list, from 1. */
  position?: number | null | undefined;
  /** True if an answer is required. */
  required?: boolean | null | undefined;
  /** When the question was removed from the form. Its answers stay. */
  retired_at?: string | null | undefined;
};

/** update columns of table "program_question" */
export type Program_Question_Update_Column =
  /** column name */
  | 'help'
  /** column name */
  | 'kind'
  /** column name */
  | 'label'
  /** column name */
  | 'options'
  /** column name */
  | 'position'
  /** column name */
  | 'required'
  /** column name */
  | 'retired_at';

export type Program_Question_Updates = {
  /** increments the numeric columns with given value of the filtered values */
  _inc?: Program_Question_Inc_Input | null | undefined;
  /** sets the columns of the filtered rows to the given values */
  _set?: Program_Question_Set_Input | null | undefined;
  /** filter the rows which have to be updated */
  where: Program_Question_Bool_Exp;
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
  delivery_type?: Quest_Delivery_Type_Enum_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  message?: String_Comparison_Exp | null | undefined;
  platform?: Channel_Provider_Enum_Comparison_Exp | null | undefined;
  post_type?: Post_Type_Enum_Comparison_Exp | null | undefined;
  quest_run?: Quest_Run_Bool_Exp | null | undefined;
  quest_run_id?: Uuid_Comparison_Exp | null | undefined;
  side?: Quest_Run_Side_Enum_Comparison_Exp | null | undefined;
};

/** Ordering options when selecting data from "quest_bid". */
export type Quest_Bid_Order_By = {
  amount_cents?: Order_By | null | undefined;
  answer?: Order_By | null | undefined;
  answered_at?: Order_By | null | undefined;
  author?: User_Profile_Order_By | null | undefined;
  author_id?: Order_By | null | undefined;
  company?: Company_Order_By | null | undefined;
  company_id?: Order_By | null | undefined;
  connection_id?: Order_By | null | undefined;
  content_length_minutes?: Order_By | null | undefined;
  created_at?: Order_By | null | undefined;
  creator?: Creator_Order_By | null | undefined;
  creator_id?: Order_By | null | undefined;
  deadline_at?: Order_By | null | undefined;
  delivery_date?: Order_By | null | undefined;
  delivery_type?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  message?: Order_By | null | undefined;
  platform?: Order_By | null | undefined;
  post_type?: Order_By | null | undefined;
  quest_run?: Quest_Run_Order_By | null | undefined;
  quest_run_id?: Order_By | null | undefined;
  side?: Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "quest". All fields are combined with a logical 'AND'. */
export type Quest_Bool_Exp = {
  _and?: Array<Quest_Bool_Exp> | null | undefined;
  _not?: Quest_Bool_Exp | null | undefined;
  _or?: Array<Quest_Bool_Exp> | null | undefined;
  activation?: Activation_Bool_Exp | null | undefined;
  auto_approve_days?: Int_Comparison_Exp | null | undefined;
  auto_bid_max_cents?: Bigint_Comparison_Exp | null | undefined;
  auto_bid_over?: Auto_Bid_Action_Enum_Comparison_Exp | null | undefined;
  auto_bid_within?: Auto_Bid_Action_Enum_Comparison_Exp | null | undefined;
  budget?: Quest_Budget_Bool_Exp | null | undefined;
  budget_cents?: Bigint_Comparison_Exp | null | undefined;
  call_to_action?: String_Comparison_Exp | null | undefined;
  deliverables?: String_Array_Comparison_Exp | null | undefined;
  delivery_type?: Quest_Delivery_Type_Enum_Comparison_Exp | null | undefined;
  fee_basis_points?: Int_Comparison_Exp | null | undefined;
  grace_days?: Int_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  kit_codes?: Int_Comparison_Exp | null | undefined;
  post_types?: String_Array_Comparison_Exp | null | undefined;
  publish_from?: Timestamptz_Comparison_Exp | null | undefined;
  publish_until?: Timestamptz_Comparison_Exp | null | undefined;
  runs?: Quest_Run_Bool_Exp | null | undefined;
  runs_aggregate?: Quest_Run_Aggregate_Bool_Exp | null | undefined;
  specific_date?: Timestamptz_Comparison_Exp | null | undefined;
  talking_points?: String_Array_Comparison_Exp | null | undefined;
  target_url?: String_Comparison_Exp | null | undefined;
  track_clicks?: Boolean_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "quest_budget". All fields are combined with a logical 'AND'. */
export type Quest_Budget_Bool_Exp = {
  _and?: Array<Quest_Budget_Bool_Exp> | null | undefined;
  _not?: Quest_Budget_Bool_Exp | null | undefined;
  _or?: Array<Quest_Budget_Bool_Exp> | null | undefined;
  awaiting_cents?: Bigint_Comparison_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  held_cents?: Bigint_Comparison_Exp | null | undefined;
  quest_id?: Uuid_Comparison_Exp | null | undefined;
  spent_cents?: Bigint_Comparison_Exp | null | undefined;
};

/** Ordering options when selecting data from "quest_budget". */
export type Quest_Budget_Order_By = {
  awaiting_cents?: Order_By | null | undefined;
  company_id?: Order_By | null | undefined;
  held_cents?: Order_By | null | undefined;
  quest_id?: Order_By | null | undefined;
  spent_cents?: Order_By | null | undefined;
};

/** unique or primary key constraints on table "quest" */
export type Quest_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'quest_pkey';

export type Quest_Delivery_Type_Enum =
  /** Date range: within the publishing window */
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

/** Boolean expression to filter rows from the table "quest_dispute_statement". All fields are combined with a logical 'AND'. */
export type Quest_Dispute_Statement_Bool_Exp = {
  _and?: Array<Quest_Dispute_Statement_Bool_Exp> | null | undefined;
  _not?: Quest_Dispute_Statement_Bool_Exp | null | undefined;
  _or?: Array<Quest_Dispute_Statement_Bool_Exp> | null | undefined;
  author?: User_Profile_Bool_Exp | null | undefined;
  body?: String_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  picture_urls?: String_Array_Comparison_Exp | null | undefined;
  side?: Quest_Run_Side_Enum_Comparison_Exp | null | undefined;
};

/** input type for inserting data into table "quest" */
export type Quest_Insert_Input = {
  activation?: Activation_Obj_Rel_Insert_Input | null | undefined;
  /** The number of days after which unreviewed content is approved. */
  auto_approve_days?: number | null | undefined;
  /** The maximum bid for auto-bidding. Empty if auto-bidding is off. */
  auto_bid_max_cents?: number | null | undefined;
  /** Auto-bidding's reaction to a counter-offer over the maximum. */
  auto_bid_over?: Auto_Bid_Action_Enum | null | undefined;
  /** Auto-bidding's reaction to a counter-offer up to the maximum. */
  auto_bid_within?: Auto_Bid_Action_Enum | null | undefined;
  /** The company's optional budget in US cents; never shown to creators. */
  budget_cents?: number | null | undefined;
  /** The call to action for viewers. */
  call_to_action?: string | null | undefined;
  /** The deliverables, one per entry. */
  deliverables?: Array<string> | null | undefined;
  /** The schedule of the content. */
  delivery_type?: Quest_Delivery_Type_Enum | null | undefined;
  /** The number of days after the deadline in which late content is accepted. */
  grace_days?: number | null | undefined;
  /** The activation's id. */
  id?: string | null | undefined;
  /** The number of kit codes per creator. */
  kit_codes?: number | null | undefined;
  /** The requested kinds of content: SHORTS, STREAM, VIDEO. */
  post_types?: Array<string> | null | undefined;
  /** When publishing opens, under delivery type date_range. */
  publish_from?: string | null | undefined;
  /** When publishing ends, under delivery type date_range. */
  publish_until?: string | null | undefined;
  /** The day of publishing under delivery type specific_date. */
  specific_date?: string | null | undefined;
  /** The talking points, one per entry. */
  talking_points?: Array<string> | null | undefined;
  /** The target of the quest's link. */
  target_url?: string | null | undefined;
  /** True: each creator gets a tracking link; false: the plain URL. */
  track_clicks?: boolean | null | undefined;
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

/** Ordering options when selecting data from "quest". */
export type Quest_Order_By = {
  activation?: Activation_Order_By | null | undefined;
  auto_approve_days?: Order_By | null | undefined;
  auto_bid_max_cents?: Order_By | null | undefined;
  auto_bid_over?: Order_By | null | undefined;
  auto_bid_within?: Order_By | null | undefined;
  budget?: Quest_Budget_Order_By | null | undefined;
  budget_cents?: Order_By | null | undefined;
  call_to_action?: Order_By | null | undefined;
  deliverables?: Order_By | null | undefined;
  delivery_type?: Order_By | null | undefined;
  fee_basis_points?: Order_By | null | undefined;
  grace_days?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  kit_codes?: Order_By | null | undefined;
  post_types?: Order_By | null | undefined;
  publish_from?: Order_By | null | undefined;
  publish_until?: Order_By | null | undefined;
  runs_aggregate?: Quest_Run_Aggregate_Order_By | null | undefined;
  specific_date?: Order_By | null | undefined;
  talking_points?: Order_By | null | undefined;
  target_url?: Order_By | null | undefined;
  track_clicks?: Order_By | null | undefined;
  updated_at?: Order_By | null | undefined;
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

/** order by aggregate values of table "quest_run" */
export type Quest_Run_Aggregate_Order_By = {
  avg?: Quest_Run_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: Quest_Run_Max_Order_By | null | undefined;
  min?: Quest_Run_Min_Order_By | null | undefined;
  stddev?: Quest_Run_Stddev_Order_By | null | undefined;
  stddev_pop?: Quest_Run_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: Quest_Run_Stddev_Samp_Order_By | null | undefined;
  sum?: Quest_Run_Sum_Order_By | null | undefined;
  var_pop?: Quest_Run_Var_Pop_Order_By | null | undefined;
  var_samp?: Quest_Run_Var_Samp_Order_By | null | undefined;
  variance?: Quest_Run_Variance_Order_By | null | undefined;
};

/** order by avg() on columns of table "quest_run" */
export type Quest_Run_Avg_Order_By = {
  /** Agreed amount in US cents, from the accepted bid. */
  amount_cents?: Order_By | null | undefined;
  /** Agreed number of days after which unreviewed content is approved. */
  auto_approve_days?: Order_By | null | undefined;
  /** The agreed length of the content. */
  content_length_minutes?: Order_By | null | undefined;
  /** The platform's fee in hundredths of a percent, from the company's plan at acceptance. */
  fee_basis_points?: Order_By | null | undefined;
  /** The platform's fee in US cents. */
  fee_cents?: Order_By | null | undefined;
  /** Agreed number of days after the deadline in which late content is accepted. */
  grace_days?: Order_By | null | undefined;
  /** Agreed number of kit codes. */
  kit_codes?: Order_By | null | undefined;
  /** The amount that arrives in the creator's account: the agreed amount less the platform fee and the payout cost. */
  net_cents?: Order_By | null | undefined;
  /** The agreed payout cost in US cents, computed by `payoutShare` in domain/. */
  payout_cost_cents?: Order_By | null | undefined;
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
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

/** Boolean expression to filter rows from the table "quest_run_badge". All fields are combined with a logical 'AND'. */
export type Quest_Run_Badge_Bool_Exp = {
  _and?: Array<Quest_Run_Badge_Bool_Exp> | null | undefined;
  _not?: Quest_Run_Badge_Bool_Exp | null | undefined;
  _or?: Array<Quest_Run_Badge_Bool_Exp> | null | undefined;
  badge?: Badge_Enum_Comparison_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  quest_run?: Quest_Run_Bool_Exp | null | undefined;
  quest_run_id?: Uuid_Comparison_Exp | null | undefined;
};

/** order by max() on columns of table "quest_run_badge" */
export type Quest_Run_Badge_Max_Order_By = {
  /** The badge. */
  badge?: Order_By | null | undefined;
  /** When the row was created. */
  created_at?: Order_By | null | undefined;
  /** The creator that the row is about. */
  creator_id?: Order_By | null | undefined;
  /** The quest run that the row belongs to. */
  quest_run_id?: Order_By | null | undefined;
};

/** order by min() on columns of table "quest_run_badge" */
export type Quest_Run_Badge_Min_Order_By = {
  /** The badge. */
  badge?: Order_By | null | undefined;
  /** When the row was created. */
  created_at?: Order_By | null | undefined;
  /** The creator that the row is about. */
  creator_id?: Order_By | null | undefined;
  /** The quest run that the row belongs to. */
  quest_run_id?: Order_By | null | undefined;
};

/** select columns of table "quest_run_badge" */
export type Quest_Run_Badge_Select_Column =
  /** column name */
  | 'badge'
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
  auto_approve_days?: Int_Comparison_Exp | null | undefined;
  badges?: Quest_Run_Badge_Bool_Exp | null | undefined;
  badges_aggregate?: Quest_Run_Badge_Aggregate_Bool_Exp | null | undefined;
  bids?: Quest_Bid_Bool_Exp | null | undefined;
  brief?: Jsonb_Comparison_Exp | null | undefined;
  can_be_countered?: Boolean_Comparison_Exp | null | undefined;
  clicks?: Jsonb_Comparison_Exp | null | undefined;
  code_claims?: Code_Claim_Bool_Exp | null | undefined;
  code_claims_aggregate?: Code_Claim_Aggregate_Bool_Exp | null | undefined;
  code_requests?: Code_Request_Bool_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  connection?: User_Connection_Bool_Exp | null | undefined;
  connection_id?: Uuid_Comparison_Exp | null | undefined;
  content_approved_at?: Timestamptz_Comparison_Exp | null | undefined;
  content_deadline_at?: Timestamptz_Comparison_Exp | null | undefined;
  content_length_minutes?: Int_Comparison_Exp | null | undefined;
  content_submitted_at?: Timestamptz_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  credit_notes?: Credit_Note_Bool_Exp | null | undefined;
  current_bid?: Quest_Bid_Bool_Exp | null | undefined;
  deadline_at?: Timestamptz_Comparison_Exp | null | undefined;
  delivery_date?: Timestamptz_Comparison_Exp | null | undefined;
  delivery_type?: Quest_Delivery_Type_Enum_Comparison_Exp | null | undefined;
  dispute?: Quest_Run_Dispute_Bool_Exp | null | undefined;
  embargo_at?: Timestamptz_Comparison_Exp | null | undefined;
  embargo_broken_at?: Timestamptz_Comparison_Exp | null | undefined;
  events?: Quest_Run_Event_Bool_Exp | null | undefined;
  expected_payout_method?: String_Comparison_Exp | null | undefined;
  extended_from?: Timestamptz_Comparison_Exp | null | undefined;
  fee_basis_points?: Int_Comparison_Exp | null | undefined;
  fee_cents?: Bigint_Comparison_Exp | null | undefined;
  finished_at?: Timestamptz_Comparison_Exp | null | undefined;
  grace_days?: Int_Comparison_Exp | null | undefined;
  grace_ends_at?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  invitations?: Invitation_Bool_Exp | null | undefined;
  invitations_aggregate?: Invitation_Aggregate_Bool_Exp | null | undefined;
  kit_claimed_at?: Timestamptz_Comparison_Exp | null | undefined;
  kit_codes?: Int_Comparison_Exp | null | undefined;
  links?: Link_Bool_Exp | null | undefined;
  messages?: Quest_Message_Bool_Exp | null | undefined;
  money?: Quest_Run_Money_Bool_Exp | null | undefined;
  net_cents?: Bigint_Comparison_Exp | null | undefined;
  paid_at?: Timestamptz_Comparison_Exp | null | undefined;
  payment?: Payment_Bool_Exp | null | undefined;
  payment_id?: Uuid_Comparison_Exp | null | undefined;
  payout?: Payout_Bool_Exp | null | undefined;
  payout_cost_cents?: Bigint_Comparison_Exp | null | undefined;
  payout_id?: Uuid_Comparison_Exp | null | undefined;
  platform?: Channel_Provider_Enum_Comparison_Exp | null | undefined;
  post_type?: Post_Type_Enum_Comparison_Exp | null | undefined;
  publish_from?: Timestamptz_Comparison_Exp | null | undefined;
  publish_until?: Timestamptz_Comparison_Exp | null | undefined;
  quest?: Quest_Bool_Exp | null | undefined;
  quest_id?: Uuid_Comparison_Exp | null | undefined;
  review?: Quest_Run_Review_Bool_Exp | null | undefined;
  review_extended_at?: Timestamptz_Comparison_Exp | null | undefined;
  started_by?: Quest_Run_Side_Enum_Comparison_Exp | null | undefined;
  status?: Quest_Run_Status_Enum_Comparison_Exp | null | undefined;
  status_changed_at?: Timestamptz_Comparison_Exp | null | undefined;
  submissions?: Submission_Bool_Exp | null | undefined;
  submissions_aggregate?: Submission_Aggregate_Bool_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "quest_run_dispute". All fields are combined with a logical 'AND'. */
export type Quest_Run_Dispute_Bool_Exp = {
  _and?: Array<Quest_Run_Dispute_Bool_Exp> | null | undefined;
  _not?: Quest_Run_Dispute_Bool_Exp | null | undefined;
  _or?: Array<Quest_Run_Dispute_Bool_Exp> | null | undefined;
  cause?: Quest_Run_Dispute_Cause_Enum_Comparison_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_cents?: Bigint_Comparison_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  deadline_at?: Timestamptz_Comparison_Exp | null | undefined;
  decided_at?: Timestamptz_Comparison_Exp | null | undefined;
  decision?: Quest_Run_Dispute_Decision_Enum_Comparison_Exp | null | undefined;
  decision_note?: String_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  opened_at?: Timestamptz_Comparison_Exp | null | undefined;
  opened_side?: Quest_Run_Side_Enum_Comparison_Exp | null | undefined;
  quest_run?: Quest_Run_Bool_Exp | null | undefined;
  quest_run_id?: Uuid_Comparison_Exp | null | undefined;
  reason?: String_Comparison_Exp | null | undefined;
  statements?: Quest_Dispute_Statement_Bool_Exp | null | undefined;
  status?: Quest_Run_Dispute_Status_Enum_Comparison_Exp | null | undefined;
  status_changed_at?: Timestamptz_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
};

export type Quest_Run_Dispute_Cause_Enum =
  /** The company did not review the content, so it was approved */
  | 'auto_approved'
  /** The content was not approved before the deadline */
  | 'content_declined'
  /** The content was not found on the channel and was not approved */
  | 'content_not_found'
  /** Content was public before the embargo ended; only the company can dispute this */
  | 'embargo_broken'
  /** Approved content was not public before the deadline */
  | 'listing_failed';

/** Boolean expression to compare columns of type "quest_run_dispute_cause_enum". All fields are combined with logical 'AND'. */
export type Quest_Run_Dispute_Cause_Enum_Comparison_Exp = {
  _eq?: Quest_Run_Dispute_Cause_Enum | null | undefined;
  _in?: Array<Quest_Run_Dispute_Cause_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Quest_Run_Dispute_Cause_Enum | null | undefined;
  _nin?: Array<Quest_Run_Dispute_Cause_Enum> | null | undefined;
};

export type Quest_Run_Dispute_Decision_Enum =
  /** The company gets its money back */
  | 'refund'
  /** The creator gets the agreed amount */
  | 'release'
  /** The creator gets a part, the company the remainder */
  | 'split';

/** Boolean expression to compare columns of type "quest_run_dispute_decision_enum". All fields are combined with logical 'AND'. */
export type Quest_Run_Dispute_Decision_Enum_Comparison_Exp = {
  _eq?: Quest_Run_Dispute_Decision_Enum | null | undefined;
  _in?: Array<Quest_Run_Dispute_Decision_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Quest_Run_Dispute_Decision_Enum | null | undefined;
  _nin?: Array<Quest_Run_Dispute_Decision_Enum> | null | undefined;
};

/** Ordering options when selecting data from "quest_run_dispute". */
export type Quest_Run_Dispute_Order_By = {
  cause?: Order_By | null | undefined;
  company?: Company_Order_By | null | undefined;
  company_id?: Order_By | null | undefined;
  created_at?: Order_By | null | undefined;
  creator?: Creator_Order_By | null | undefined;
  creator_cents?: Order_By | null | undefined;
  creator_id?: Order_By | null | undefined;
  deadline_at?: Order_By | null | undefined;
  decided_at?: Order_By | null | undefined;
  decision?: Order_By | null | undefined;
  decision_note?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  opened_at?: Order_By | null | undefined;
  opened_side?: Order_By | null | undefined;
  quest_run?: Quest_Run_Order_By | null | undefined;
  quest_run_id?: Order_By | null | undefined;
  reason?: Order_By | null | undefined;
  status?: Order_By | null | undefined;
  status_changed_at?: Order_By | null | undefined;
  updated_at?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type Quest_Run_Dispute_Status_Enum =
  /** Questboard has decided */
  | 'decided'
  /** No side disputed before the deadline */
  | 'lapsed'
  /** Questboard is deciding */
  | 'open'
  /** Either side can dispute */
  | 'possible';

/** Boolean expression to compare columns of type "quest_run_dispute_status_enum". All fields are combined with logical 'AND'. */
export type Quest_Run_Dispute_Status_Enum_Comparison_Exp = {
  _eq?: Quest_Run_Dispute_Status_Enum | null | undefined;
  _in?: Array<Quest_Run_Dispute_Status_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Quest_Run_Dispute_Status_Enum | null | undefined;
  _nin?: Array<Quest_Run_Dispute_Status_Enum> | null | undefined;
};

/** Boolean expression to filter rows from the table "quest_run_event". All fields are combined with a logical 'AND'. */
export type Quest_Run_Event_Bool_Exp = {
  _and?: Array<Quest_Run_Event_Bool_Exp> | null | undefined;
  _not?: Quest_Run_Event_Bool_Exp | null | undefined;
  _or?: Array<Quest_Run_Event_Bool_Exp> | null | undefined;
  actor?: User_Profile_Bool_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  payload?: Jsonb_Comparison_Exp | null | undefined;
  quest_run?: Quest_Run_Bool_Exp | null | undefined;
  quest_run_id?: Uuid_Comparison_Exp | null | undefined;
  type?: Quest_Run_Event_Type_Enum_Comparison_Exp | null | undefined;
};

export type Quest_Run_Event_Type_Enum =
  /** The bid deadline is 24 hours away */
  | 'BID_DEADLINE_24'
  /** The bid deadline is 72 hours away */
  | 'BID_DEADLINE_72'
  /** The offer expired */
  | 'BID_EXPIRED'
  /** The offer was declined */
  | 'BID_REJECTED'
  /** A side withdrew its offer */
  | 'BID_WITHDRAWN'
  /** The content was not found on the channel, and the review got more time */
  | 'CONTENT_NOT_FOUND'
  /** No content was submitted before the deadline */
  | 'CONTENT_PRODUCTION_DEADLINE_EXPIRED'
  /** The content was not listed before the deadline */
  | 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED'
  /** The content is publicly listed */
  | 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_SUCCESS'
  /** The content was reviewed */
  | 'CONTENT_REVIEW'
  /** The content review deadline is 24 hours away */
  | 'CONTENT_REVIEW_DEADLINE_24'
  /** The content review deadline is 72 hours away */
  | 'CONTENT_REVIEW_DEADLINE_72'
  /** A counter-offer was made */
  | 'COUNTER_OFFER'
  /** Questboard decided the dispute */
  | 'DISPUTE_DECIDED'
  /** A side disputed the result of the run */
  | 'DISPUTE_OPENED'
  /** Content was public before the embargo ended */
  | 'EMBARGO_BROKEN'
  /** Content was submitted */
  | 'FINAL_CONTENT_SUBMITTED'
  /** The days of grace began */
  | 'GRACE_BEGAN'
  /** The creator claimed the first code of the kit */
  | 'KIT_CLAIMED'
  /** A message was sent */
  | 'MESSAGE'
  /** The content can come later than agreed */
  | 'MORE_TIME_GIVEN'
  /** An offer was made */
  | 'NEW_OFFER'
  /** The payment deadline is 24 hours away */
  | 'PAYMENT_DEADLINE_24'
  /** The payment deadline is 72 hours away */
  | 'PAYMENT_DEADLINE_72'
  /** The company did not pay before the deadline */
  | 'PAYMENT_EXPIRED'
  /** Accepted; waiting for payment */
  | 'QUEST_RUN_AWAITING_PAYMENT'
  /** The creator was paid */
  | 'QUEST_RUN_COMPLETED'
  /** The company paid */
  | 'QUEST_RUN_PAID';

/** Boolean expression to compare columns of type "quest_run_event_type_enum". All fields are combined with logical 'AND'. */
export type Quest_Run_Event_Type_Enum_Comparison_Exp = {
  _eq?: Quest_Run_Event_Type_Enum | null | undefined;
  _in?: Array<Quest_Run_Event_Type_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Quest_Run_Event_Type_Enum | null | undefined;
  _nin?: Array<Quest_Run_Event_Type_Enum> | null | undefined;
};

/** order by max() on columns of table "quest_run" */
export type Quest_Run_Max_Order_By = {
  /** When an offer was accepted. */
  accepted_at?: Order_By | null | undefined;
  /** Agreed amount in US cents, from the accepted bid. */
  amount_cents?: Order_By | null | undefined;
  /** Agreed number of days after which unreviewed content is approved. */
  auto_approve_days?: Order_By | null | undefined;
  /** The owning company, always equal to the activation's company. */
  company_id?: Order_By | null | undefined;
  /** The creator's channel. Empty until it is known. */
  connection_id?: Order_By | null | undefined;
  /** When the content was approved. */
  content_approved_at?: Order_By | null | undefined;
  /** The deadline to submit content. */
  content_deadline_at?: Order_By | null | undefined;
  /** The agreed length of the content. */
  content_length_minutes?: Order_By | null | undefined;
  /** When content was last submitted. */
  content_submitted_at?: Order_By | null | undefined;
  /** When the row was created. */
  created_at?: Order_By | null | undefined;
  /** The creator that the row is about. */
  creator_id?: Order_By | null | undefined;
  /** The deadline of the current status, by which the next action is due. */
  deadline_at?: Order_By | null | undefined;
  /** The agreed day of publishing, under delivery type specific_date. */
  delivery_date?: Order_By | null | undefined;
  /** Agreed delivery type. */
  delivery_type?: Order_By | null | undefined;
  /** The end of the agreed embargo, before which no content can be public. */
  embargo_at?: Order_By | null | undefined;
  /** When content was first seen in public before the embargo ended. */
  embargo_broken_at?: Order_By | null | undefined;
  /** The content deadline before the company extended it; later content is marked late. Empty without an extension. */
  extended_from?: Order_By | null | undefined;
  /** The platform's fee in hundredths of a percent, from the company's plan at acceptance. */
  fee_basis_points?: Order_By | null | undefined;
  /** The platform's fee in US cents. */
  fee_cents?: Order_By | null | undefined;
  /** When the run reached a terminal status. */
  finished_at?: Order_By | null | undefined;
  /** Agreed number of days after the deadline in which late content is accepted. */
  grace_days?: Order_By | null | undefined;
  /** When the grace period ends. Empty before the grace period begins. A run has only one. */
  grace_ends_at?: Order_By | null | undefined;
  /** The unique id of the row. */
  id?: Order_By | null | undefined;
  /** When the creator first claimed a code of the kit. */
  kit_claimed_at?: Order_By | null | undefined;
  /** Agreed number of kit codes. */
  kit_codes?: Order_By | null | undefined;
  /** The amount that arrives in the creator's account: the agreed amount less the platform fee and the payout cost. */
  net_cents?: Order_By | null | undefined;
  /** When the company's payment arrived. */
  paid_at?: Order_By | null | undefined;
  /** The company's payment. */
  payment_id?: Order_By | null | undefined;
  /** The agreed payout cost in US cents, computed by `payoutShare` in domain/. */
  payout_cost_cents?: Order_By | null | undefined;
  /** The creator's payout. */
  payout_id?: Order_By | null | undefined;
  /** The agreed platform of the content. */
  platform?: Order_By | null | undefined;
  /** The agreed kind of content. */
  post_type?: Order_By | null | undefined;
  /** Agreed start of publishing, under delivery type date_range. */
  publish_from?: Order_By | null | undefined;
  /** Agreed end of publishing, under delivery type date_range; if the quest's end moves to a later time, this end moves too. */
  publish_until?: Order_By | null | undefined;
  /** The quest that the row belongs to. */
  quest_id?: Order_By | null | undefined;
  /** When the review got more time because its content was not found: a run gets more time only once. */
  review_extended_at?: Order_By | null | undefined;
  /** The side that made the first offer. */
  started_by?: Order_By | null | undefined;
  /** The current status. Only the status changes in quest_run_transition are allowed. */
  status?: Order_By | null | undefined;
  /** When the status last changed. */
  status_changed_at?: Order_By | null | undefined;
  /** When the row last changed. */
  updated_at?: Order_By | null | undefined;
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
};

/** order by min() on columns of table "quest_run" */
export type Quest_Run_Min_Order_By = {
  /** When an offer was accepted. */
  accepted_at?: Order_By | null | undefined;
  /** Agreed amount in US cents, from the accepted bid. */
  amount_cents?: Order_By | null | undefined;
  /** Agreed number of days after which unreviewed content is approved. */
  auto_approve_days?: Order_By | null | undefined;
  /** The owning company, always equal to the activation's company. */
  company_id?: Order_By | null | undefined;
  /** The creator's channel. Empty until it is known. */
  connection_id?: Order_By | null | undefined;
  /** When the content was approved. */
  content_approved_at?: Order_By | null | undefined;
  /** The deadline to submit content. */
  content_deadline_at?: Order_By | null | undefined;
  /** The agreed length of the content. */
  content_length_minutes?: Order_By | null | undefined;
  /** When content was last submitted. */
  content_submitted_at?: Order_By | null | undefined;
  /** When the row was created. */
  created_at?: Order_By | null | undefined;
  /** The creator that the row is about. */
  creator_id?: Order_By | null | undefined;
  /** The deadline of the current status, by which the next action is due. */
  deadline_at?: Order_By | null | undefined;
  /** The agreed day of publishing, under delivery type specific_date. */
  delivery_date?: Order_By | null | undefined;
  /** Agreed delivery type. */
  delivery_type?: Order_By | null | undefined;
  /** The end of the agreed embargo, before which no content can be public. */
  embargo_at?: Order_By | null | undefined;
  /** When content was first seen in public before the embargo ended. */
  embargo_broken_at?: Order_By | null | undefined;
  /** The content deadline before the company extended it; later content is marked late. Empty without an extension. */
  extended_from?: Order_By | null | undefined;
  /** The platform's fee in hundredths of a percent, from the company's plan at acceptance. */
  fee_basis_points?: Order_By | null | undefined;
  /** The platform's fee in US cents. */
  fee_cents?: Order_By | null | undefined;
  /** When the run reached a terminal status. */
  finished_at?: Order_By | null | undefined;
  /** Agreed number of days after the deadline in which late content is accepted. */
  grace_days?: Order_By | null | undefined;
  /** When the grace period ends. Empty before the grace period begins. A run has only one. */
  grace_ends_at?: Order_By | null | undefined;
  /** The unique id of the row. */
  id?: Order_By | null | undefined;
  /** When the creator first claimed a code of the kit. */
  kit_claimed_at?: Order_By | null | undefined;
  /** Agreed number of kit codes. */
  kit_codes?: Order_By | null | undefined;
  /** The amount that arrives in the creator's account: the agreed amount less the platform fee and the payout cost. */
  net_cents?: Order_By | null | undefined;
  /** When the company's payment arrived. */
  paid_at?: Order_By | null | undefined;
  /** The company's payment. */
  payment_id?: Order_By | null | undefined;
  /** The agreed payout cost in US cents, computed by `payoutShare` in domain/. */
  payout_cost_cents?: Order_By | null | undefined;
  /** The creator's payout. */
  payout_id?: Order_By | null | undefined;
  /** The agreed platform of the content. */
  platform?: Order_By | null | undefined;
  /** The agreed kind of content. */
  post_type?: Order_By | null | undefined;
  /** Agreed start of publishing, under delivery type date_range. */
  publish_from?: Order_By | null | undefined;
  /** Agreed end of publishing, under delivery type date_range; if the quest's end moves to a later time, this end moves too. */
  publish_until?: Order_By | null | undefined;
  /** The quest that the row belongs to. */
  quest_id?: Order_By | null | undefined;
  /** When the review got more time because its content was not found: a run gets more time only once. */
  review_extended_at?: Order_By | null | undefined;
  /** The side that made the first offer. */
  started_by?: Order_By | null | undefined;
  /** The current status. Only the status changes in quest_run_transition are allowed. */
  status?: Order_By | null | undefined;
  /** When the status last changed. */
  status_changed_at?: Order_By | null | undefined;
  /** When the row last changed. */
  updated_at?: Order_By | null | undefined;
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "quest_run_money". All fields are combined with a logical 'AND'. */
export type Quest_Run_Money_Bool_Exp = {
  _and?: Array<Quest_Run_Money_Bool_Exp> | null | undefined;
  _not?: Quest_Run_Money_Bool_Exp | null | undefined;
  _or?: Array<Quest_Run_Money_Bool_Exp> | null | undefined;
  company_cents?: Bigint_Comparison_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  covered_cents?: Bigint_Comparison_Exp | null | undefined;
  creator_cents?: Bigint_Comparison_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  fee_cents?: Bigint_Comparison_Exp | null | undefined;
  held_at?: Timestamptz_Comparison_Exp | null | undefined;
  held_cents?: Bigint_Comparison_Exp | null | undefined;
  other_cents?: Bigint_Comparison_Exp | null | undefined;
  payout_cost_cents?: Bigint_Comparison_Exp | null | undefined;
  quest_run_id?: Uuid_Comparison_Exp | null | undefined;
  refund_status?: String_Comparison_Exp | null | undefined;
  released_at?: Timestamptz_Comparison_Exp | null | undefined;
  returned_at?: Timestamptz_Comparison_Exp | null | undefined;
  returned_cents?: Bigint_Comparison_Exp | null | undefined;
};

/** Ordering options when selecting data from "quest_run_money". */
export type Quest_Run_Money_Order_By = {
  company_cents?: Order_By | null | undefined;
  company_id?: Order_By | null | undefined;
  covered_cents?: Order_By | null | undefined;
  creator_cents?: Order_By | null | undefined;
  creator_id?: Order_By | null | undefined;
  fee_cents?: Order_By | null | undefined;
  held_at?: Order_By | null | undefined;
  held_cents?: Order_By | null | undefined;
  other_cents?: Order_By | null | undefined;
  payout_cost_cents?: Order_By | null | undefined;
  quest_run_id?: Order_By | null | undefined;
  refund_status?: Order_By | null | undefined;
  released_at?: Order_By | null | undefined;
  returned_at?: Order_By | null | undefined;
  returned_cents?: Order_By | null | undefined;
};

/** Ordering options when selecting data from "quest_run". */
export type Quest_Run_Order_By = {
  accepted_at?: Order_By | null | undefined;
  amount_cents?: Order_By | null | undefined;
  auto_approve_days?: Order_By | null | undefined;
  badges_aggregate?: Quest_Run_Badge_Aggregate_Order_By | null | undefined;
  brief?: Order_By | null | undefined;
  can_be_countered?: Order_By | null | undefined;
  clicks?: Order_By | null | undefined;
  code_claims_aggregate?: Code_Claim_Aggregate_Order_By | null | undefined;
  company?: Company_Order_By | null | undefined;
  company_id?: Order_By | null | undefined;
  connection?: User_Connection_Order_By | null | undefined;
  connection_id?: Order_By | null | undefined;
  content_approved_at?: Order_By | null | undefined;
  content_deadline_at?: Order_By | null | undefined;
  content_length_minutes?: Order_By | null | undefined;
  content_submitted_at?: Order_By | null | undefined;
  created_at?: Order_By | null | undefined;
  creator?: Creator_Order_By | null | undefined;
  creator_id?: Order_By | null | undefined;
  current_bid?: Quest_Bid_Order_By | null | undefined;
  deadline_at?: Order_By | null | undefined;
  delivery_date?: Order_By | null | undefined;
  delivery_type?: Order_By | null | undefined;
  dispute?: Quest_Run_Dispute_Order_By | null | undefined;
  embargo_at?: Order_By | null | undefined;
  embargo_broken_at?: Order_By | null | undefined;
  expected_payout_method?: Order_By | null | undefined;
  extended_from?: Order_By | null | undefined;
  fee_basis_points?: Order_By | null | undefined;
  fee_cents?: Order_By | null | undefined;
  finished_at?: Order_By | null | undefined;
  grace_days?: Order_By | null | undefined;
  grace_ends_at?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  invitations_aggregate?: Invitation_Aggregate_Order_By | null | undefined;
  kit_claimed_at?: Order_By | null | undefined;
  kit_codes?: Order_By | null | undefined;
  money?: Quest_Run_Money_Order_By | null | undefined;
  net_cents?: Order_By | null | undefined;
  paid_at?: Order_By | null | undefined;
  payment?: Payment_Order_By | null | undefined;
  payment_id?: Order_By | null | undefined;
  payout?: Payout_Order_By | null | undefined;
  payout_cost_cents?: Order_By | null | undefined;
  payout_id?: Order_By | null | undefined;
  platform?: Order_By | null | undefined;
  post_type?: Order_By | null | undefined;
  publish_from?: Order_By | null | undefined;
  publish_until?: Order_By | null | undefined;
  quest?: Quest_Order_By | null | undefined;
  quest_id?: Order_By | null | undefined;
  review?: Quest_Run_Review_Order_By | null | undefined;
  review_extended_at?: Order_By | null | undefined;
  started_by?: Order_By | null | undefined;
  status?: Order_By | null | undefined;
  status_changed_at?: Order_By | null | undefined;
  submissions_aggregate?: Submission_Aggregate_Order_By | null | undefined;
  updated_at?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
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

/** Ordering options when selecting data from "quest_run_review". */
export type Quest_Run_Review_Order_By = {
  author?: User_Profile_Order_By | null | undefined;
  author_id?: Order_By | null | undefined;
  company?: Company_Order_By | null | undefined;
  company_id?: Order_By | null | undefined;
  created_at?: Order_By | null | undefined;
  creator?: Creator_Order_By | null | undefined;
  creator_id?: Order_By | null | undefined;
  message?: Order_By | null | undefined;
  quest_run?: Quest_Run_Order_By | null | undefined;
  quest_run_id?: Order_By | null | undefined;
  updated_at?: Order_By | null | undefined;
};

/** select columns of table "quest_run" */
export type Quest_Run_Select_Column =
  /** column name */
  | 'accepted_at'
  /** column name */
  | 'amount_cents'
  /** column name */
  | 'auto_approve_days'
  /** column name */
  | 'brief'
  /** column name */
  | 'company_id'
  /** column name */
  | 'connection_id'
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
  | 'deadline_at'
  /** column name */
  | 'delivery_date'
  /** column name */
  | 'delivery_type'
  /** column name */
  | 'embargo_at'
  /** column name */
  | 'embargo_broken_at'
  /** column name */
  | 'extended_from'
  /** column name */
  | 'fee_basis_points'
  /** column name */
  | 'fee_cents'
  /** column name */
  | 'finished_at'
  /** column name */
  | 'grace_days'
  /** column name */
  | 'grace_ends_at'
  /** column name */
  | 'id'
  /** column name */
  | 'kit_claimed_at'
  /** column name */
  | 'kit_codes'
  /** column name */
  | 'net_cents'
  /** column name */
  | 'paid_at'
  /** column name */
  | 'payment_id'
  /** column name */
  | 'payout_cost_cents'
  /** column name */
  | 'payout_id'
  /** column name */
  | 'platform'
  /** column name */
  | 'post_type'
  /** column name */
  | 'publish_from'
  /** column name */
  | 'publish_until'
  /** column name */
  | 'quest_id'
  /** column name */
  | 'review_extended_at'
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
  /** The offer was not answered before the deadline */
  | 'BID_EXPIRED'
  /** The offer was declined or withdrawn */
  | 'BID_REJECTED'
  /** Done */
  | 'COMPLETED'
  /** The creator is making the content */
  | 'CONTENTPRODUCTION'
  /** The company is reviewing the content */
  | 'CONTENTREVIEW'
  /** The approved content must now be listed publicly */
  | 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION'
  /** The content was not listed before the deadline */
  | 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED'
  /** No content was submitted before the deadline */
  | 'CONTENT_SUBMISSION_DEADLINE_EXPIRED'
  /** A counter-offer is waiting for an answer */
  | 'COUNTER_BID'
  /** The first offer is waiting for an answer */
  | 'INITIAL_BID'
  /** The payment is being made */
  | 'PAYMENT'
  /** The company did not pay before the deadline */
  | 'PAYMENT_EXPIRED'
  /** The creator is being paid */
  | 'PAYOUT'
  /** Accepted; waiting for the company's payment */
  | 'PENDING_PAYMENT';

/** Boolean expression to compare columns of type "quest_run_status_enum". All fields are combined with logical 'AND'. */
export type Quest_Run_Status_Enum_Comparison_Exp = {
  _eq?: Quest_Run_Status_Enum | null | undefined;
  _in?: Array<Quest_Run_Status_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Quest_Run_Status_Enum | null | undefined;
  _nin?: Array<Quest_Run_Status_Enum> | null | undefined;
};

/** order by stddev() on columns of table "quest_run" */
export type Quest_Run_Stddev_Order_By = {
  /** Agreed amount in US cents, from the accepted bid. */
  amount_cents?: Order_By | null | undefined;
  /** Agreed number of days after which unreviewed content is approved. */
  auto_approve_days?: Order_By | null | undefined;
  /** The agreed length of the content. */
  content_length_minutes?: Order_By | null | undefined;
  /** The platform's fee in hundredths of a percent, from the company's plan at acceptance. */
  fee_basis_points?: Order_By | null | undefined;
  /** The platform's fee in US cents. */
  fee_cents?: Order_By | null | undefined;
  /** Agreed number of days after the deadline in which late content is accepted. */
  grace_days?: Order_By | null | undefined;
  /** Agreed number of kit codes. */
  kit_codes?: Order_By | null | undefined;
  /** The amount that arrives in the creator's account: the agreed amount less the platform fee and the payout cost. */
  net_cents?: Order_By | null | undefined;
  /** The agreed payout cost in US cents, computed by `payoutShare` in domain/. */
  payout_cost_cents?: Order_By | null | undefined;
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
};

/** order by stddev_pop() on columns of table "quest_run" */
export type Quest_Run_Stddev_Pop_Order_By = {
  /** Agreed amount in US cents, from the accepted bid. */
  amount_cents?: Order_By | null | undefined;
  /** Agreed number of days after which unreviewed content is approved. */
  auto_approve_days?: Order_By | null | undefined;
  /** The agreed length of the content. */
  content_length_minutes?: Order_By | null | undefined;
  /** The platform's fee in hundredths of a percent, from the company's plan at acceptance. */
  fee_basis_points?: Order_By | null | undefined;
  /** The platform's fee in US cents. */
  fee_cents?: Order_By | null | undefined;
  /** Agreed number of days after the deadline in which late content is accepted. */
  grace_days?: Order_By | null | undefined;
  /** Agreed number of kit codes. */
  kit_codes?: Order_By | null | undefined;
  /** The amount that arrives in the creator's account: the agreed amount less the platform fee and the payout cost. */
  net_cents?: Order_By | null | undefined;
  /** The agreed payout cost in US cents, computed by `payoutShare` in domain/. */
  payout_cost_cents?: Order_By | null | undefined;
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
};

/** order by stddev_samp() on columns of table "quest_run" */
export type Quest_Run_Stddev_Samp_Order_By = {
  /** Agreed amount in US cents, from the accepted bid. */
  amount_cents?: Order_By | null | undefined;
  /** Agreed number of days after which unreviewed content is approved. */
  auto_approve_days?: Order_By | null | undefined;
  /** The agreed length of the content. */
  content_length_minutes?: Order_By | null | undefined;
  /** The platform's fee in hundredths of a percent, from the company's plan at acceptance. */
  fee_basis_points?: Order_By | null | undefined;
  /** The platform's fee in US cents. */
  fee_cents?: Order_By | null | undefined;
  /** Agreed number of days after the deadline in which late content is accepted. */
  grace_days?: Order_By | null | undefined;
  /** Agreed number of kit codes. */
  kit_codes?: Order_By | null | undefined;
  /** The amount that arrives in the creator's account: the agreed amount less the platform fee and the payout cost. */
  net_cents?: Order_By | null | undefined;
  /** The agreed payout cost in US cents, computed by `payoutShare` in domain/. */
  payout_cost_cents?: Order_By | null | undefined;
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
};

/** order by sum() on columns of table "quest_run" */
export type Quest_Run_Sum_Order_By = {
  /** Agreed amount in US cents, from the accepted bid. */
  amount_cents?: Order_By | null | undefined;
  /** Agreed number of days after which unreviewed content is approved. */
  auto_approve_days?: Order_By | null | undefined;
  /** The agreed length of the content. */
  content_length_minutes?: Order_By | null | undefined;
  /** The platform's fee in hundredths of a percent, from the company's plan at acceptance. */
  fee_basis_points?: Order_By | null | undefined;
  /** The platform's fee in US cents. */
  fee_cents?: Order_By | null | undefined;
  /** Agreed number of days after the deadline in which late content is accepted. */
  grace_days?: Order_By | null | undefined;
  /** Agreed number of kit codes. */
  kit_codes?: Order_By | null | undefined;
  /** The amount that arrives in the creator's account: the agreed amount less the platform fee and the payout cost. */
  net_cents?: Order_By | null | undefined;
  /** The agreed payout cost in US cents, computed by `payoutShare` in domain/. */
  payout_cost_cents?: Order_By | null | undefined;
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
};

/** order by var_pop() on columns of table "quest_run" */
export type Quest_Run_Var_Pop_Order_By = {
  /** Agreed amount in US cents, from the accepted bid. */
  amount_cents?: Order_By | null | undefined;
  /** Agreed number of days after which unreviewed content is approved. */
  auto_approve_days?: Order_By | null | undefined;
  /** The agreed length of the content. */
  content_length_minutes?: Order_By | null | undefined;
  /** The platform's fee in hundredths of a percent, from the company's plan at acceptance. */
  fee_basis_points?: Order_By | null | undefined;
  /** The platform's fee in US cents. */
  fee_cents?: Order_By | null | undefined;
  /** Agreed number of days after the deadline in which late content is accepted. */
  grace_days?: Order_By | null | undefined;
  /** Agreed number of kit codes. */
  kit_codes?: Order_By | null | undefined;
  /** The amount that arrives in the creator's account: the agreed amount less the platform fee and the payout cost. */
  net_cents?: Order_By | null | undefined;
  /** The agreed payout cost in US cents, computed by `payoutShare` in domain/. */
  payout_cost_cents?: Order_By | null | undefined;
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
};

/** order by var_samp() on columns of table "quest_run" */
export type Quest_Run_Var_Samp_Order_By = {
  /** Agreed amount in US cents, from the accepted bid. */
  amount_cents?: Order_By | null | undefined;
  /** Agreed number of days after which unreviewed content is approved. */
  auto_approve_days?: Order_By | null | undefined;
  /** The agreed length of the content. */
  content_length_minutes?: Order_By | null | undefined;
  /** The platform's fee in hundredths of a percent, from the company's plan at acceptance. */
  fee_basis_points?: Order_By | null | undefined;
  /** The platform's fee in US cents. */
  fee_cents?: Order_By | null | undefined;
  /** Agreed number of days after the deadline in which late content is accepted. */
  grace_days?: Order_By | null | undefined;
  /** Agreed number of kit codes. */
  kit_codes?: Order_By | null | undefined;
  /** The amount that arrives in the creator's account: the agreed amount less the platform fee and the payout cost. */
  net_cents?: Order_By | null | undefined;
  /** The agreed payout cost in US cents, computed by `payoutShare` in domain/. */
  payout_cost_cents?: Order_By | null | undefined;
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
};

/** order by variance() on columns of table "quest_run" */
export type Quest_Run_Variance_Order_By = {
  /** Agreed amount in US cents, from the accepted bid. */
  amount_cents?: Order_By | null | undefined;
  /** Agreed number of days after which unreviewed content is approved. */
  auto_approve_days?: Order_By | null | undefined;
  /** The agreed length of the content. */
  content_length_minutes?: Order_By | null | undefined;
  /** The platform's fee in hundredths of a percent, from the company's plan at acceptance. */
  fee_basis_points?: Order_By | null | undefined;
  /** The platform's fee in US cents. */
  fee_cents?: Order_By | null | undefined;
  /** Agreed number of days after the deadline in which late content is accepted. */
  grace_days?: Order_By | null | undefined;
  /** Agreed number of kit codes. */
  kit_codes?: Order_By | null | undefined;
  /** The amount that arrives in the creator's account: the agreed amount less the platform fee and the payout cost. */
  net_cents?: Order_By | null | undefined;
  /** The agreed payout cost in US cents, computed by `payoutShare` in domain/. */
  payout_cost_cents?: Order_By | null | undefined;
  /** The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read. */
  version?: Order_By | null | undefined;
};

/** input type for updating data in table "quest" */
export type Quest_Set_Input = {
  /** The number of days after which unreviewed content is approved. */
  auto_approve_days?: number | null | undefined;
  /** The maximum bid for auto-bidding. Empty if auto-bidding is off. */
  auto_bid_max_cents?: number | null | undefined;
  /** Auto-bidding's reaction to a counter-offer over the maximum. */
  auto_bid_over?: Auto_Bid_Action_Enum | null | undefined;
  /** Auto-bidding's reaction to a counter-offer up to the maximum. */
  auto_bid_within?: Auto_Bid_Action_Enum | null | undefined;
  /** The company's optional budget in US cents; never shown to creators. */
  budget_cents?: number | null | undefined;
  /** The call to action for viewers. */
  call_to_action?: string | null | undefined;
  /** The deliverables, one per entry. */
  deliverables?: Array<string> | null | undefined;
  /** The schedule of the content. */
  delivery_type?: Quest_Delivery_Type_Enum | null | undefined;
  /** The number of days after the deadline in which late content is accepted. */
  grace_days?: number | null | undefined;
  /** The number of kit codes per creator. */
  kit_codes?: number | null | undefined;
  /** The requested kinds of content: SHORTS, STREAM, VIDEO. */
  post_types?: Array<string> | null | undefined;
  /** When publishing opens, under delivery type date_range. */
  publish_from?: string | null | undefined;
  /** When publishing ends, under delivery type date_range. */
  publish_until?: string | null | undefined;
  /** The day of publishing under delivery type specific_date. */
  specific_date?: string | null | undefined;
  /** The talking points, one per entry. */
  talking_points?: Array<string> | null | undefined;
  /** The target of the quest's link. */
  target_url?: string | null | undefined;
  /** True: each creator gets a tracking link; false: the plain URL. */
  track_clicks?: boolean | null | undefined;
};

/** update columns of table "quest" */
export type Quest_Update_Column =
  /** column name */
  | 'auto_approve_days'
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
  | 'grace_days'
  /** column name */
  | 'kit_codes'
  /** column name */
  | 'post_types'
  /** column name */
  | 'publish_from'
  /** column name */
  | 'publish_until'
  /** column name */
  | 'specific_date'
  /** column name */
  | 'talking_points'
  /** column name */
  | 'target_url'
  /** column name */
  | 'track_clicks';

export type Question_Kind_Enum =
  /** With yes or no */
  | 'boolean'
  /** On several lines */
  | 'long_text'
  /** With any number of options */
  | 'multiple_choice'
  /** With one option */
  | 'single_choice'
  /** On one line */
  | 'text'
  /** With a link */
  | 'url';

/** Boolean expression to compare columns of type "question_kind_enum". All fields are combined with logical 'AND'. */
export type Question_Kind_Enum_Comparison_Exp = {
  _eq?: Question_Kind_Enum | null | undefined;
  _in?: Array<Question_Kind_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: Question_Kind_Enum | null | undefined;
  _nin?: Array<Question_Kind_Enum> | null | undefined;
};

/** Boolean expression to filter rows from the table "report_row". All fields are combined with a logical 'AND'. */
export type Report_Row_Bool_Exp = {
  _and?: Array<Report_Row_Bool_Exp> | null | undefined;
  _not?: Report_Row_Bool_Exp | null | undefined;
  _or?: Array<Report_Row_Bool_Exp> | null | undefined;
  activation?: Activation_Bool_Exp | null | undefined;
  activation_id?: Uuid_Comparison_Exp | null | undefined;
  activations?: Bigint_Comparison_Exp | null | undefined;
  air_minutes?: Bigint_Comparison_Exp | null | undefined;
  average_ccv?: Int_Comparison_Exp | null | undefined;
  clicks?: Bigint_Comparison_Exp | null | undefined;
  codes?: Bigint_Comparison_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  creator_id?: Uuid_Comparison_Exp | null | undefined;
  creators?: Bigint_Comparison_Exp | null | undefined;
  day?: Date_Comparison_Exp | null | undefined;
  game?: Game_Bool_Exp | null | undefined;
  game_id?: Uuid_Comparison_Exp | null | undefined;
  hours_watched?: Numeric_Comparison_Exp | null | undefined;
  key?: String_Comparison_Exp | null | undefined;
  kind?: Activation_Kind_Enum_Comparison_Exp | null | undefined;
  paid_clicks?: Bigint_Comparison_Exp | null | undefined;
  paid_hours_watched?: Numeric_Comparison_Exp | null | undefined;
  paid_views?: Bigint_Comparison_Exp | null | undefined;
  spent_cents?: Bigint_Comparison_Exp | null | undefined;
  submissions?: Bigint_Comparison_Exp | null | undefined;
  views?: Bigint_Comparison_Exp | null | undefined;
};

/** Ordering options when selecting data from "report_row". */
export type Report_Row_Order_By = {
  activation?: Activation_Order_By | null | undefined;
  activation_id?: Order_By | null | undefined;
  activations?: Order_By | null | undefined;
  air_minutes?: Order_By | null | undefined;
  average_ccv?: Order_By | null | undefined;
  clicks?: Order_By | null | undefined;
  codes?: Order_By | null | undefined;
  company_id?: Order_By | null | undefined;
  creator?: Creator_Order_By | null | undefined;
  creator_id?: Order_By | null | undefined;
  creators?: Order_By | null | undefined;
  day?: Order_By | null | undefined;
  game?: Game_Order_By | null | undefined;
  game_id?: Order_By | null | undefined;
  hours_watched?: Order_By | null | undefined;
  key?: Order_By | null | undefined;
  kind?: Order_By | null | undefined;
  paid_clicks?: Order_By | null | undefined;
  paid_hours_watched?: Order_By | null | undefined;
  paid_views?: Order_By | null | undefined;
  spent_cents?: Order_By | null | undefined;
  submissions?: Order_By | null | undefined;
  views?: Order_By | null | undefined;
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
  has_creator_lists?: Boolean_Comparison_Exp | null | undefined;
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
  /** The activation that the row belongs to. */
  activation_id?: string | null | undefined;
  /** The minimum number of activations completed on Questboard. */
  activations_required?: number | null | undefined;
  /** True if channel figures do not count. Location and language still count. */
  allow_all_creators?: boolean | null | undefined;
  /** Missions of which a creator must have completed one first (sequential access). */
  completed_mission_ids?: Array<string> | null | undefined;
  /** Allowed continents, as an alternative to the countries. */
  continents?: Array<string> | null | undefined;
  /** Allowed countries, as an alternative to the continents. */
  countries?: Array<string> | null | undefined;
  /** The company's creator lists, of which a creator must be on one. */
  creator_list_ids?: Array<string> | null | undefined;
  /** Allowed primary content languages. */
  languages?: Array<string> | null | undefined;
  program?: Activation_Obj_Rel_Insert_Input | null | undefined;
  /** The Creator Program of which a creator must be an accepted member. */
  program_id?: string | null | undefined;
  /** The minimum average of views per TikTok short. */
  tiktok_average_short_views?: number | null | undefined;
  /** The minimum number of TikTok followers. */
  tiktok_followers?: number | null | undefined;
  /** The minimum average of concurrent viewers on Twitch. */
  twitch_average_ccv?: number | null | undefined;
  /** The minimum number of Twitch followers. */
  twitch_followers?: number | null | undefined;
  /** The minimum average of views per YouTube short. */
  youtube_average_short_views?: number | null | undefined;
  /** The minimum average of views per YouTube video. */
  youtube_average_video_views?: number | null | undefined;
  /** The minimum number of YouTube subscribers. */
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

/** Ordering options when selecting data from "requirement". */
export type Requirement_Order_By = {
  activation?: Activation_Order_By | null | undefined;
  activation_id?: Order_By | null | undefined;
  activations_required?: Order_By | null | undefined;
  allow_all_creators?: Order_By | null | undefined;
  completed_mission_ids?: Order_By | null | undefined;
  continents?: Order_By | null | undefined;
  countries?: Order_By | null | undefined;
  creator_list_ids?: Order_By | null | undefined;
  has_creator_lists?: Order_By | null | undefined;
  languages?: Order_By | null | undefined;
  program?: Activation_Order_By | null | undefined;
  program_id?: Order_By | null | undefined;
  tiktok_average_short_views?: Order_By | null | undefined;
  tiktok_followers?: Order_By | null | undefined;
  twitch_average_ccv?: Order_By | null | undefined;
  twitch_followers?: Order_By | null | undefined;
  updated_at?: Order_By | null | undefined;
  youtube_average_short_views?: Order_By | null | undefined;
  youtube_average_video_views?: Order_By | null | undefined;
  youtube_subscribers?: Order_By | null | undefined;
};

/** input type for updating data in table "requirement" */
export type Requirement_Set_Input = {
  /** The minimum number of activations completed on Questboard. */
  activations_required?: number | null | undefined;
  /** True if channel figures do not count. Location and language still count. */
  allow_all_creators?: boolean | null | undefined;
  /** Missions of which a creator must have completed one first (sequential access). */
  completed_mission_ids?: Array<string> | null | undefined;
  /** Allowed continents, as an alternative to the countries. */
  continents?: Array<string> | null | undefined;
  /** Allowed countries, as an alternative to the continents. */
  countries?: Array<string> | null | undefined;
  /** The company's creator lists, of which a creator must be on one. */
  creator_list_ids?: Array<string> | null | undefined;
  /** Allowed primary content languages. */
  languages?: Array<string> | null | undefined;
  /** The Creator Program of which a creator must be an accepted member. */
  program_id?: string | null | undefined;
  /** The minimum average of views per TikTok short. */
  tiktok_average_short_views?: number | null | undefined;
  /** The minimum number of TikTok followers. */
  tiktok_followers?: number | null | undefined;
  /** The minimum average of concurrent viewers on Twitch. */
  twitch_average_ccv?: number | null | undefined;
  /** The minimum number of Twitch followers. */
  twitch_followers?: number | null | undefined;
  /** The minimum average of views per YouTube short. */
  youtube_average_short_views?: number | null | undefined;
  /** The minimum average of views per YouTube video. */
  youtube_average_video_views?: number | null | undefined;
  /** The minimum number of YouTube subscribers. */
  youtube_subscribers?: number | null | undefined;
};

/** update columns of table "requirement" */
export type Requirement_Update_Column =
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
  | 'youtube_average_short_views'
  /** column name */
  | 'youtube_average_video_views'
  /** column name */
  | 'youtube_subscribers';

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

/** input type for updating data in table "reward_claim" */
export type Reward_Claim_Set_Input = {
  /** When the company shipped or handed over the reward. */
  shipped_at?: string | null | undefined;
  /** The address for tracking the parcel. */
  tracking_url?: string | null | undefined;
};

/** input type for inserting data into table "saved_filter" */
export type Saved_Filter_Insert_Input = {
  /** The filter in the screen's format. */
  filter?: unknown;
  /** The name given by the user. */
  name?: string | null | undefined;
  /** The screen on which the filter can be applied. */
  screen?: string | null | undefined;
};

/** input type for updating data in table "saved_filter" */
export type Saved_Filter_Set_Input = {
  /** The filter in the screen's format. */
  filter?: unknown;
  /** The name given by the user. */
  name?: string | null | undefined;
  /** The screen on which the filter can be applied. */
  screen?: string | null | undefined;
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
  user?: User_Bool_Exp | null | undefined;
};

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

/** input type for inserting data into table "shipping_address" */
export type Shipping_Address_Insert_Input = {
  /** City. */
  city?: string | null | undefined;
  /** Country. */
  country?: string | null | undefined;
  creator?: Creator_Obj_Rel_Insert_Input | null | undefined;
  /** The email address for the carrier; optional. */
  email?: string | null | undefined;
  /** First name. */
  first_name?: string | null | undefined;
  /** Last name. */
  last_name?: string | null | undefined;
  /** The mission run that the row belongs to. */
  mission_run_id?: string | null | undefined;
  /** Province, optional. */
  province?: string | null | undefined;
  /** Street name. */
  street_name?: string | null | undefined;
  /** Street number. */
  street_number?: string | null | undefined;
  /** ZIP code. */
  zip_code?: string | null | undefined;
};

/** Ordering options when selecting data from "shipping_address". */
export type Shipping_Address_Order_By = {
  city?: Order_By | null | undefined;
  company?: Company_Order_By | null | undefined;
  company_id?: Order_By | null | undefined;
  country?: Order_By | null | undefined;
  created_at?: Order_By | null | undefined;
  creator?: Creator_Order_By | null | undefined;
  creator_id?: Order_By | null | undefined;
  email?: Order_By | null | undefined;
  first_name?: Order_By | null | undefined;
  last_name?: Order_By | null | undefined;
  mission_run?: Mission_Run_Order_By | null | undefined;
  mission_run_id?: Order_By | null | undefined;
  province?: Order_By | null | undefined;
  street_name?: Order_By | null | undefined;
  street_number?: Order_By | null | undefined;
  updated_at?: Order_By | null | undefined;
  zip_code?: Order_By | null | undefined;
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
  /** The creator on the shortlist. */
  creator_id?: string | null | undefined;
  shortlist?: Shortlist_Obj_Rel_Insert_Input | null | undefined;
  /** The shortlist that the row belongs to. */
  shortlist_id?: string | null | undefined;
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
  /** placeholder (do not use) */
  | '_PLACEHOLDER';

/** input type for inserting data into table "shortlist" */
export type Shortlist_Insert_Input = {
  entries?: Shortlist_Entry_Arr_Rel_Insert_Input | null | undefined;
  /** The kind of content that the creators were selected for. */
  kind?: Insight_Kind_Enum | null | undefined;
  /** The name, unique in the company and kind. */
  name?: string | null | undefined;
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

/** update columns of table "shortlist" */
export type Shortlist_Update_Column =
  /** column name */
  | 'name';

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
  refunded_cents?: Bigint_Comparison_Exp | null | undefined;
  returned_cents?: Bigint_Comparison_Exp | null | undefined;
  spent_cents?: Bigint_Comparison_Exp | null | undefined;
  upload?: Upload_Bool_Exp | null | undefined;
  upload_id?: Uuid_Comparison_Exp | null | undefined;
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
  status?: Submission_Status_Enum_Comparison_Exp | null | undefined;
  submitted_at?: Timestamptz_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
  url?: String_Comparison_Exp | null | undefined;
  visibility?: Post_Visibility_Enum_Comparison_Exp | null | undefined;
};

/** order by max() on columns of table "submission" */
export type Submission_Max_Order_By = {
  /** The activation that the row belongs to. */
  activation_id?: Order_By | null | undefined;
  /** The owning company, always equal to the activation's company. */
  company_id?: Order_By | null | undefined;
  /** The stream or video. Empty until a channel check has found it. */
  content_id?: Order_By | null | undefined;
  /** The creator that the row is about. */
  creator_id?: Order_By | null | undefined;
  /** The mission criterion of the content. */
  criterion_id?: Order_By | null | undefined;
  /** The unique id of the row. */
  id?: Order_By | null | undefined;
  /** A text instead of a link, for a custom criterion. */
  message?: Order_By | null | undefined;
  /** The mission run of the content, if any. */
  mission_run_id?: Order_By | null | undefined;
  /** The key campaign participant, if any. */
  participant_id?: Order_By | null | undefined;
  /** Stream, video or short. Empty for custom criteria. */
  post_type?: Order_By | null | undefined;
  /** The quest run of the content, if any. */
  quest_run_id?: Order_By | null | undefined;
  /** The company's message about the content. It is required when the company rejects the content. */
  review_message?: Order_By | null | undefined;
  /** When the company decided on the work. */
  reviewed_at?: Order_By | null | undefined;
  /** The current status of the submission. */
  status?: Order_By | null | undefined;
  /** When the content was submitted. */
  submitted_at?: Order_By | null | undefined;
  /** When the row last changed. */
  updated_at?: Order_By | null | undefined;
  /** The web address of the content. */
  url?: Order_By | null | undefined;
  /** The visibility at submission: public or unlisted. */
  visibility?: Order_By | null | undefined;
};

/** order by min() on columns of table "submission" */
export type Submission_Min_Order_By = {
  /** The activation that the row belongs to. */
  activation_id?: Order_By | null | undefined;
  /** The owning company, always equal to the activation's company. */
  company_id?: Order_By | null | undefined;
  /** The stream or video. Empty until a channel check has found it. */
  content_id?: Order_By | null | undefined;
  /** The creator that the row is about. */
  creator_id?: Order_By | null | undefined;
  /** The mission criterion of the content. */
  criterion_id?: Order_By | null | undefined;
  /** The unique id of the row. */
  id?: Order_By | null | undefined;
  /** A text instead of a link, for a custom criterion. */
  message?: Order_By | null | undefined;
  /** The mission run of the content, if any. */
  mission_run_id?: Order_By | null | undefined;
  /** The key campaign participant, if any. */
  participant_id?: Order_By | null | undefined;
  /** Stream, video or short. Empty for custom criteria. */
  post_type?: Order_By | null | undefined;
  /** The quest run of the content, if any. */
  quest_run_id?: Order_By | null | undefined;
  /** The company's message about the content. It is required when the company rejects the content. */
  review_message?: Order_By | null | undefined;
  /** When the company decided on the work. */
  reviewed_at?: Order_By | null | undefined;
  /** The current status of the submission. */
  status?: Order_By | null | undefined;
  /** When the content was submitted. */
  submitted_at?: Order_By | null | undefined;
  /** When the row last changed. */
  updated_at?: Order_By | null | undefined;
  /** The web address of the content. */
  url?: Order_By | null | undefined;
  /** The visibility at submission: public or unlisted. */
  visibility?: Order_By | null | undefined;
};

/** Ordering options when selecting data from "submission". */
export type Submission_Order_By = {
  activation?: Activation_Order_By | null | undefined;
  activation_id?: Order_By | null | undefined;
  company?: Company_Order_By | null | undefined;
  company_id?: Order_By | null | undefined;
  content?: Content_Order_By | null | undefined;
  content_id?: Order_By | null | undefined;
  creator?: Creator_Order_By | null | undefined;
  creator_id?: Order_By | null | undefined;
  criterion?: Mission_Criterion_Order_By | null | undefined;
  criterion_id?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  message?: Order_By | null | undefined;
  mission_run?: Mission_Run_Order_By | null | undefined;
  mission_run_id?: Order_By | null | undefined;
  participant?: Key_Campaign_Participant_Order_By | null | undefined;
  participant_id?: Order_By | null | undefined;
  post_type?: Order_By | null | undefined;
  quest_run?: Quest_Run_Order_By | null | undefined;
  quest_run_id?: Order_By | null | undefined;
  review_message?: Order_By | null | undefined;
  reviewed_at?: Order_By | null | undefined;
  status?: Order_By | null | undefined;
  submitted_at?: Order_By | null | undefined;
  updated_at?: Order_By | null | undefined;
  url?: Order_By | null | undefined;
  visibility?: Order_By | null | undefined;
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
  /** Waiting for the company */
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

export type Summary_Frequency_Enum =
  /** Daily */
  | 'daily'
  /** An email for each notification */
  | 'immediately'
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
  id?: Uuid_Comparison_Exp | null | undefined;
  kind?: Tag_Kind_Enum_Comparison_Exp | null | undefined;
  name?: Citext_Comparison_Exp | null | undefined;
};

export type Tag_Kind_Enum =
  /** A company's label for its activations */
  | 'activation'
  /** The topic of a creator's content */
  | 'category'
  /** The form of a piece of content */
  | 'content'
  /** A way to play: alone, together, in early access */
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
  name?: String_Comparison_Exp | null | undefined;
  user?: User_Bool_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
  width?: Int_Comparison_Exp | null | undefined;
};

export type Upload_Kind_Enum =
  /** Assets: .zip or .rar, up to 2 GB */
  | 'archive'
  /** A generated document: an invoice, a statement, an export */
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

/** Ordering options when selecting data from "upload". */
export type Upload_Order_By = {
  bytes?: Order_By | null | undefined;
  company?: Company_Order_By | null | undefined;
  company_id?: Order_By | null | undefined;
  created_at?: Order_By | null | undefined;
  height?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  kind?: Order_By | null | undefined;
  name?: Order_By | null | undefined;
  user?: User_Order_By | null | undefined;
  user_id?: Order_By | null | undefined;
  width?: Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "user". All fields are combined with a logical 'AND'. */
export type User_Bool_Exp = {
  _and?: Array<User_Bool_Exp> | null | undefined;
  _not?: User_Bool_Exp | null | undefined;
  _or?: Array<User_Bool_Exp> | null | undefined;
  address?: Address_Bool_Exp | null | undefined;
  country?: String_Comparison_Exp | null | undefined;
  country_locked_until?: Timestamptz_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  description?: String_Comparison_Exp | null | undefined;
  devices?: Device_Bool_Exp | null | undefined;
  display_name?: Citext_Comparison_Exp | null | undefined;
  email?: Citext_Comparison_Exp | null | undefined;
  email_verified_at?: Timestamptz_Comparison_Exp | null | undefined;
  feed_seen_at?: Timestamptz_Comparison_Exp | null | undefined;
  first_steps_ended_at?: Timestamptz_Comparison_Exp | null | undefined;
  has_password?: Boolean_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  language?: String_Comparison_Exp | null | undefined;
  language_locked_until?: Timestamptz_Comparison_Exp | null | undefined;
  links?: User_Link_Bool_Exp | null | undefined;
  membership?: Company_Member_Bool_Exp | null | undefined;
  notification_preference?: Notification_Preference_Bool_Exp | null | undefined;
  notifications?: Notification_Bool_Exp | null | undefined;
  notifications_aggregate?: Notification_Aggregate_Bool_Exp | null | undefined;
  pending_email?: Citext_Comparison_Exp | null | undefined;
  picture_url?: String_Comparison_Exp | null | undefined;
  profile?: User_Profile_Bool_Exp | null | undefined;
  sessions?: Session_Bool_Exp | null | undefined;
  uploads?: Upload_Bool_Exp | null | undefined;
  userConnections?: User_Connection_Bool_Exp | null | undefined;
  user_type?: User_Type_Enum_Comparison_Exp | null | undefined;
  username?: Citext_Comparison_Exp | null | undefined;
  way?: String_Comparison_Exp | null | undefined;
  whats_new_seen_at?: Timestamptz_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "user_connection". All fields are combined with a logical 'AND'. */
export type User_Connection_Bool_Exp = {
  _and?: Array<User_Connection_Bool_Exp> | null | undefined;
  _not?: User_Connection_Bool_Exp | null | undefined;
  _or?: Array<User_Connection_Bool_Exp> | null | undefined;
  average_ccv?: Int_Comparison_Exp | null | undefined;
  channel_created_at?: Timestamptz_Comparison_Exp | null | undefined;
  channel_name?: String_Comparison_Exp | null | undefined;
  channel_url?: String_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  days?: Channel_Day_Bool_Exp | null | undefined;
  figures_at?: Timestamptz_Comparison_Exp | null | undefined;
  followers?: Int_Comparison_Exp | null | undefined;
  hasRefreshToken?: Boolean_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  picture_url?: String_Comparison_Exp | null | undefined;
  providerId?: Channel_Provider_Enum_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
  user?: User_Bool_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
  verification?: Channel_Verification_Bool_Exp | null | undefined;
};

/** Ordering options when selecting data from "user_connection". */
export type User_Connection_Order_By = {
  average_ccv?: Order_By | null | undefined;
  channel_created_at?: Order_By | null | undefined;
  channel_name?: Order_By | null | undefined;
  channel_url?: Order_By | null | undefined;
  created_at?: Order_By | null | undefined;
  figures_at?: Order_By | null | undefined;
  followers?: Order_By | null | undefined;
  hasRefreshToken?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  picture_url?: Order_By | null | undefined;
  providerId?: Order_By | null | undefined;
  updated_at?: Order_By | null | undefined;
  user?: User_Order_By | null | undefined;
  user_id?: Order_By | null | undefined;
  verification?: Channel_Verification_Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "user_link". All fields are combined with a logical 'AND'. */
export type User_Link_Bool_Exp = {
  _and?: Array<User_Link_Bool_Exp> | null | undefined;
  _not?: User_Link_Bool_Exp | null | undefined;
  _or?: Array<User_Link_Bool_Exp> | null | undefined;
  kind?: User_Link_Kind_Enum_Comparison_Exp | null | undefined;
  url?: String_Comparison_Exp | null | undefined;
  user?: User_Bool_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
};

/** input type for inserting data into table "user_link" */
export type User_Link_Insert_Input = {
  /** Discord, Facebook, Instagram or another site. */
  kind?: User_Link_Kind_Enum | null | undefined;
  /** The address of the link. */
  url?: string | null | undefined;
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

/** Ordering options when selecting data from "user". */
export type User_Order_By = {
  address?: Address_Order_By | null | undefined;
  country?: Order_By | null | undefined;
  country_locked_until?: Order_By | null | undefined;
  created_at?: Order_By | null | undefined;
  creator?: Creator_Order_By | null | undefined;
  description?: Order_By | null | undefined;
  display_name?: Order_By | null | undefined;
  email?: Order_By | null | undefined;
  email_verified_at?: Order_By | null | undefined;
  feed_seen_at?: Order_By | null | undefined;
  first_steps_ended_at?: Order_By | null | undefined;
  has_password?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  language?: Order_By | null | undefined;
  language_locked_until?: Order_By | null | undefined;
  membership?: Company_Member_Order_By | null | undefined;
  notification_preference?: Notification_Preference_Order_By | null | undefined;
  notifications_aggregate?: Notification_Aggregate_Order_By | null | undefined;
  pending_email?: Order_By | null | undefined;
  picture_url?: Order_By | null | undefined;
  profile?: User_Profile_Order_By | null | undefined;
  user_type?: Order_By | null | undefined;
  username?: Order_By | null | undefined;
  way?: Order_By | null | undefined;
  whats_new_seen_at?: Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "user_profile". All fields are combined with a logical 'AND'. */
export type User_Profile_Bool_Exp = {
  _and?: Array<User_Profile_Bool_Exp> | null | undefined;
  _not?: User_Profile_Bool_Exp | null | undefined;
  _or?: Array<User_Profile_Bool_Exp> | null | undefined;
  channels?: Channel_Bool_Exp | null | undefined;
  country?: String_Comparison_Exp | null | undefined;
  creator?: Creator_Bool_Exp | null | undefined;
  description?: String_Comparison_Exp | null | undefined;
  display_name?: Citext_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  language?: String_Comparison_Exp | null | undefined;
  membership?: Company_Member_Bool_Exp | null | undefined;
  picture_url?: String_Comparison_Exp | null | undefined;
  search_name?: String_Comparison_Exp | null | undefined;
  user_type?: String_Comparison_Exp | null | undefined;
};

/** Ordering options when selecting data from "user_profile". */
export type User_Profile_Order_By = {
  country?: Order_By | null | undefined;
  creator?: Creator_Order_By | null | undefined;
  description?: Order_By | null | undefined;
  display_name?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  language?: Order_By | null | undefined;
  membership?: Company_Member_Order_By | null | undefined;
  picture_url?: Order_By | null | undefined;
  search_name?: Order_By | null | undefined;
  user_type?: Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "user_report". All fields are combined with a logical 'AND'. */
export type User_Report_Bool_Exp = {
  _and?: Array<User_Report_Bool_Exp> | null | undefined;
  _not?: User_Report_Bool_Exp | null | undefined;
  _or?: Array<User_Report_Bool_Exp> | null | undefined;
  causes?: User_Report_Cause_Bool_Exp | null | undefined;
  company?: Company_Bool_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  decided_at?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  note?: String_Comparison_Exp | null | undefined;
  status?: User_Report_Status_Enum_Comparison_Exp | null | undefined;
  subjects?: User_Report_Subject_Bool_Exp | null | undefined;
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
  /** A reason of the report. */
  reason?: User_Report_Reason_Enum | null | undefined;
  report?: User_Report_Obj_Rel_Insert_Input | null | undefined;
  /** The report that the row belongs to. */
  report_id?: string | null | undefined;
};

/** on_conflict condition type for table "user_report_cause" */
export type User_Report_Cause_On_Conflict = {
  constraint: User_Report_Cause_Constraint;
  update_columns?: Array<User_Report_Cause_Update_Column>;
  where?: User_Report_Cause_Bool_Exp | null | undefined;
};

/** update columns of table "user_report_cause" */
export type User_Report_Cause_Update_Column =
  /** placeholder (do not use) */
  | '_PLACEHOLDER';

/** unique or primary key constraints on table "user_report" */
export type User_Report_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'user_report_pkey';

/** input type for inserting data into table "user_report" */
export type User_Report_Insert_Input = {
  causes?: User_Report_Cause_Arr_Rel_Insert_Input | null | undefined;
  /** A description of what happened. */
  note?: string | null | undefined;
  subjects?: User_Report_Subject_Arr_Rel_Insert_Input | null | undefined;
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

export type User_Report_Status_Enum =
  /** No action was needed */
  | 'dismissed'
  /** Waiting for an admin */
  | 'open'
  /** Action was taken */
  | 'resolved';

/** Boolean expression to compare columns of type "user_report_status_enum". All fields are combined with logical 'AND'. */
export type User_Report_Status_Enum_Comparison_Exp = {
  _eq?: User_Report_Status_Enum | null | undefined;
  _in?: Array<User_Report_Status_Enum> | null | undefined;
  _is_null?: boolean | null | undefined;
  _neq?: User_Report_Status_Enum | null | undefined;
  _nin?: Array<User_Report_Status_Enum> | null | undefined;
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
  /** A reported creator. */
  creator_id?: string | null | undefined;
  report?: User_Report_Obj_Rel_Insert_Input | null | undefined;
  /** The report that the row belongs to. */
  report_id?: string | null | undefined;
};

/** on_conflict condition type for table "user_report_subject" */
export type User_Report_Subject_On_Conflict = {
  constraint: User_Report_Subject_Constraint;
  update_columns?: Array<User_Report_Subject_Update_Column>;
  where?: User_Report_Subject_Bool_Exp | null | undefined;
};

/** update columns of table "user_report_subject" */
export type User_Report_Subject_Update_Column =
  /** placeholder (do not use) */
  | '_PLACEHOLDER';

/** update columns of table "user_report" */
export type User_Report_Update_Column =
  /** placeholder (do not use) */
  | '_PLACEHOLDER';

/** input type for updating data in table "user" */
export type User_Set_Input = {
  /** The ISO 3166 code of the country. */
  country?: string | null | undefined;
  /** A text in which the user describes themselves. */
  description?: string | null | undefined;
  /** The name other users see: 4 to 50 letters and digits. */
  display_name?: string | null | undefined;
  /** When the user last opened the feed. Newer entries are marked as new. */
  feed_seen_at?: string | null | undefined;
  /** When the checklist of first steps ended permanently: all steps were done, or the user dismissed it. */
  first_steps_ended_at?: string | null | undefined;
  /** The ISO 639 code of the user's language. */
  language?: string | null | undefined;
  /** The picture shown next to the name. */
  picture_url?: string | null | undefined;
  /** The page that the user came from and cannot use yet, because they must become a creator first. Empty after they have opened the page as a creator. */
  way?: string | null | undefined;
  /** The user has read the product news published before this time. */
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
