DROP VIEW stuck_run;
