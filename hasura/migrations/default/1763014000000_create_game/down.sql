DROP TABLE game_import, company_game, game_news, game_tag, game_release, game_platform, game, distribution_channel,
  platform_family;
