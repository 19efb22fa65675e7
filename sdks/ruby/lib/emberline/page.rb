# frozen_string_literal: true

require 'set'

module Emberline
  # One page of a list. `auto_paging_each` continues with the next pages.
  class Page < Resource
    class << self
      # Declares the field with the page's items.
      def items(name, type = nil)
        @items_field = name
        field(name, [type])
      end

      attr_reader :items_field
    end

    # @param following [Proc] gets a cursor and returns the page after it
    def initialize(values = {}, response: nil, &following)
      super(values, response: response)
      @following = following
    end

    # @return [Page, nil] nil after the last page
    def next_page
      self[:next_cursor] && @following.call(self[:next_cursor])
    end

    # Yields the items of this page and of all later ones, which it requests as needed.
    # @return [Enumerator] if there's no block
    def auto_paging_each(&block)
      return enum_for(:auto_paging_each) unless block

      page = self
      cursors = Set.new
      while page
        page[self.class.items_field].each(&block)
        cursor = page[:next_cursor]
        is_new = cursor.nil? || cursors.add?(cursor)
        raise PaginationError, "The cursor #{cursor} was returned twice." unless is_new

        page = page.next_page
      end
    end
  end
end
