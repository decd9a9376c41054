// The closed list of rule ids the engine cites; the rulebook prints the same ids and a test names each.

export const RULE_IDS = [
  'setup.players', 'setup.inmate', 'setup.hand', 'setup.secret', 'setup.start', 'setup.piles', 'setup.first',
  'turn.actions', 'turn.anywhere', 'turn.pass', 'turn.hand-limit', 'turn.discard', 'turn.win', 'turn.stalemate',
  'move.roll', 'move.careful', 'move.solitary',
  'search.draw', 'search.empty',
  'craft.make', 'craft.where', 'craft.beaten', 'craft.pile',
  'gang.join', 'gang.bonus', 'gang.one',
  'card.play', 'background.reveal', 'spoon.steal', 'trade.sell', 'trade.buy', 'heal.one', 'dig.play', 'dig.beaten',
  'extort.once', 'extort.target', 'extort.open', 'extort.yield', 'extort.fight', 'extort.won', 'extort.lost',
  'extort.beating', 'extort.spent', 'extort.dice', 'beating.max',
  'michel.figure', 'michel.move', 'michel.extort', 'michel.outcome',
  'team.sides', 'team.dig', 'team.help', 'team.swap', 'team.peace',
] as const;

/** A stable dotted rule id such as `extort.yield`. */
export type RuleId = (typeof RULE_IDS)[number];
