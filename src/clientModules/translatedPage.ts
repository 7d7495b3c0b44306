/*
 * A browser that translates a page puts elements of its own in the place of its
 * texts. React, which still knows the texts, takes them away or puts something
 * before them: the browser refuses, and the part of the page is replaced by an
 * error (facebook/react#11538). This takes the element that holds the text now,
 * or leaves it where the text is gone.
 */

// Also runs on the server.
if (typeof Node !== 'undefined') {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with their node
  const {insertBefore, removeChild} = Node.prototype;

  Node.prototype.insertBefore = function <Inserted extends Node>(
    this: Node,
    node: Inserted,
    before: Node | null,
  ): Inserted {
    insertBefore.call(this, node, before && childWith(this, before));
    return node;
  };

  Node.prototype.removeChild = function <Removed extends Node>(
    this: Node,
    child: Removed,
  ): Removed {
    const present = childWith(this, child);
    if (present) {
      removeChild.call(this, present);
    }
    return child;
  };
}

/** The child of a node that is another one, or holds it; `null` for none. */
function childWith(parent: Node, node: Node): Node | null {
  let current: Node | null = node;
  while (current && current.parentNode !== parent) {
    current = current.parentNode;
  }
  return current;
}
