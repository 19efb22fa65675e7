# frozen_string_literal: true

module Emberline
  class Lead < Resource
    field :id
    field :company
  end
  class LeadPage < Page
    items :leads, Lead
    field :total
    field :next_cursor
  end
  EVENTS = {}.freeze
end
