DROP TABLE language;
DROP TABLE country;
DROP TABLE continent;
