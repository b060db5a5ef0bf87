export const bagNeeded = 'Give the bag, such as: bagwise mcp --bag takeout.json.'
