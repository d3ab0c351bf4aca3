DROP VIEW quest_run_money;
