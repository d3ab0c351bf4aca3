DROP VIEW deal;
