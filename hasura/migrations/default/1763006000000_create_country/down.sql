DROP TABLE language, country, continent;
