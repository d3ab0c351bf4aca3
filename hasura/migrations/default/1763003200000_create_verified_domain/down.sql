DROP VIEW verified_domain;
